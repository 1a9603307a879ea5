/** Exits with every file in hand, as some damaged PDFs make the real parser do. */
process.on('message', () => process.exit(3))
