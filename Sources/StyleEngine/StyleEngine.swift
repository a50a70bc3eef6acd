// StyleEngine
