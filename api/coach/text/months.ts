/** "January" to "December". */
export const monthNames = 'January February March April May June July August September October November December'.split(' ')

/** A month in words, whole or short, for a pattern that ignores case; a full stop behind it is not part of it. */
export const monthName =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'

/** 3 of "March", "mar" and "Mar. 2019"; 0 where no month begins the text. */
export function monthNumber(text: string): number {
  const start = text.slice(0, 3).toLowerCase()
  return monthNames.findIndex((name) => name.toLowerCase().startsWith(start) && start.length === 3) + 1
}
