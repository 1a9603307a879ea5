let people = 0

/** Somebody new to this Greenroom, which all stories share. */
export function somebodyNew() {
  people += 1
  const unique = `${Date.now().toString(36)}-${process.env.TEST_WORKER_INDEX ?? 0}-${people}`
  // Eight million numbers: with ten thousand, two of sixty people shared one in every sixth run.
  const number = 2_000_000 + (Number.parseInt(unique.replace(/\W/g, ''), 36) % 8_000_000)
  return { name: `Robin Rivers ${unique}`, email: `robin-${unique}@example.com`, phone: `+1415${number}` }
}

export type Somebody = ReturnType<typeof somebodyNew>
