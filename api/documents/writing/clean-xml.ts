/** Text as XML 1.0 allows it (https://www.w3.org/TR/xml/#charsets), without invisible characters that split words for software. */
export function cleanXml(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\t\n\r\u2028\u2029\u0085]+/gu, ' ')
    .replace(/[\p{Cc}\p{Noncharacter_Code_Point}\p{Co}\u00ad\u200b\u2060\ufeff\ufff9-\ufffd]/gu, '')
    .replace(/[\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** Decided by the first letter. */
export function runsRightToLeft(text: string): boolean {
  return rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? '')
}
