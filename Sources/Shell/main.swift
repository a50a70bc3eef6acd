print("atelier")
