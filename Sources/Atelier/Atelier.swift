// Atelier
