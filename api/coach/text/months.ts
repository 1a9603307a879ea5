export const monthNames = 'January February March April May June July August September October November December'.split(' ')

/** For patterns that ignore case, without the period. */
export const monthName =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'

/** 3 for "March", "mar", and "Mar. 2019"; 0 for none. */
export function monthNumber(text: string): number {
  const start = text.slice(0, 3).toLowerCase()
  return monthNames.findIndex((name) => name.toLowerCase().startsWith(start) && start.length === 3) + 1
}
