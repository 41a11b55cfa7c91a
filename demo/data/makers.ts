/** Who made, packed or imported the demo's goods: invented names at addresses that nobody lives at. */
export const makers = {
  seeds: "Packed by Deccan Seed Packers, Plot 914, Degaon MIDC, Satara 415004, Maharashtra",
  soil: "Made by Krishna Khore Organics, Gat 2912, Karad–Vita Road, Karad 415110, Maharashtra",
  feed: "Made by Mandeshi Pashukhadya, Plot 871, Koregaon Road, Satara 415001, Maharashtra",
  fertiliser: "Packed by Sahyadri Krishi Poshak, Gat 3305, Shirwal 412801, Maharashtra",
  garden: "Made by Mahalaxmi Baug Sahitya, Plot 766, Kodoli MIDC, Satara 415004, Maharashtra",
  toys: "Made by Mahalaxmi Khelni Gruhudyog, 1927 Shaniwar Peth, Satara 415002, Maharashtra",
  importedToys: "Imported by Konkan Toy Imports, Gala 4418, Bhiwandi 421302, Maharashtra",
  sound: "Made by Mula Audio Works, Plot 2264, Ranjangaon MIDC, Pune 412220, Maharashtra",
  importedSound: "Imported by Sahya Audio Imports, Gala 5127, Chakan 410501, Maharashtra",
} as const;
