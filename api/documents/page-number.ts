/** Longer lines are not page numbers, and long runs of dashes would take the pattern cubic time. */
const longestCharacters = 30
const pageNumber = /^(?:page\s*)?[-–|\s]*\d{0,3}[-–|\s]*(?:(?:of|\/|\|)\s*\d{0,3})?[-–|\s]*$/iu

/** "3", "Page 2 of 3", "- 1 -", "1/2"; also a number field without a value. */
export function isPageNumber(line: string): boolean {
  return line.length <= longestCharacters && pageNumber.test(line)
}
