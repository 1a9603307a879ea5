/**
 * Sends no section twice when a job is run again: as many events of each section as were sent before are skipped.
 * @param tryNumber of the job as it runs now, from 1
 */
export function onlyNewEvents(tryNumber: () => number, dispatch: (event: object) => void): (event: object) => void {
  const sent = new Map<string, number>()
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
    if (count <= (sent.get(name) ?? 0)) return
    sent.set(name, count)
    dispatch(event)
  }
}

function nameOf(event: object): string {
  if ('section' in event) return `section ${event.section}`
  return 'standIn' in event ? `stand-in ${event.standIn}` : ''
}
