/**
 * Keeps from telling the same section twice when a job is done again: as many events of each section as were told before are passed over.
 * @param tryNumber of the job as it runs now, from 1
 */
export function onlyNewEvents(tryNumber: () => number, tell: (event: object) => void): (event: object) => void {
  const told = new Map<string, number>()
  let seen = new Map<string, number>()
  let seenIn = 1
  return (event) => {
    if (tryNumber() !== seenIn) {
      seenIn = tryNumber()
      seen = new Map()
    }
    const name = nameOf(event)
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    if (count <= (told.get(name) ?? 0)) return
    told.set(name, count)
    tell(event)
  }
}

function nameOf(event: object): string {
  if ('section' in event) return `section ${event.section}`
  return 'standIn' in event ? `stand-in ${event.standIn}` : ''
}
