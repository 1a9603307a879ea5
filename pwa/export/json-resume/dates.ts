const monthName = new Intl.DateTimeFormat('en-US', { month: 'long' })
const months = Array.from({ length: 12 }, (_, month) => monthName.format(new Date(2000, month)))

function printedDate(iso: string): string {
  const [, year, month] = /^(\d{4})(?:-(\d\d))?(?:-\d\d)?/u.exec(iso.trim()) ?? []
  if (!year) return iso.trim()
  const name = months[Number(month) - 1]
  return name ? `${name} ${year}` : year
}

export function printedDates({ startDate, endDate }: { startDate: string; endDate: string }): string {
  const [start, end] = [printedDate(startDate), printedDate(endDate)]
  if (start === '' || start === end) return end
  return `${start} – ${end || 'Present'}`
}

/** `2019-03` or `2019` for "March 2019", "Mar 2019", "03/2019" or "2019"; null for anything else. */
function isoDate(printed: string): string | null {
  const numbers = /^(?:(\d{1,2})[/.])?((?:19|20)\d\d)$/u.exec(printed)
  const named = /^(\p{L}{3,9})\.? ((?:19|20)\d\d)$/u.exec(printed)
  const month = named
    ? months.findIndex((name) => name.toLowerCase().startsWith(named[1]!.toLowerCase())) + 1
    : Number(numbers?.[1] ?? 0)
  const year = named?.[2] ?? numbers?.[2]
  if (!year || month > 12 || (named && month === 0)) return null
  return month > 0 ? `${year}-${String(month).padStart(2, '0')}` : year
}

const isNow = (text: string) => /^(?:present|now|today|current|ongoing)$/iu.test(text)

/** Null when the dates cannot be converted without losing something. */
export function isoDates(printed: string): { startDate?: string; endDate?: string } | null {
  const parts = printed
    .split(/\s*[–—]\s*|\s+(?:-|to|until)\s+/u)
    .map((part) => part.trim())
    .filter(Boolean)
  if (parts.length === 0) return {}
  const [start, end] = parts
  const startDate = isoDate(start!)
  if (parts.length > 2 || startDate === null) return null
  if (end === undefined) return { startDate, endDate: startDate }
  if (isNow(end)) return { startDate }
  const endDate = isoDate(end)
  return endDate === null ? null : { startDate, endDate }
}
