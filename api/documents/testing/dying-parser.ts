/** Stands in for the parser: dies with every file in hand, as some damaged PDFs make the real one. */
process.on('message', () => process.exit(3))
