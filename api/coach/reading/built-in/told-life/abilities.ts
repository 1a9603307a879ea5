import { capitalized, itemsOf } from './lists.ts'

const skillLead =
  /^(?:(?:and|also|so|well)\s+)*(?:(?:my )?(?:\w+ )?(?:skills?|strengths|tools|software|competencies|programs)(?: (?:are|include|is)\b|\s*:)|i(?:'m| am) (?:also |really |very |quite |pretty )*(?:good|skilled|experienced|proficient|comfortable|great|strong|familiar) (?:at|with|in)\b|i (?:also )?(?:know|can use|can operate|can handle|use)\b(?: how to (?:use|operate|work with))?|i have (?:experience|skills?|knowledge) (?:with|in|of)\b)\s*/i
const worksWith = /^(?:(?:and|also)\s+)*i (?:also )?work with\s+(?=\p{Lu})/iu
const canDo = /^(?:(?:and|also)\s+)*i can\s+(?!be\b)/i
const languageLead =
  /^(?:(?:and|also)\s+)*(?:(?:my )?languages?(?: are\b|\s*:)|(?:i )?(?:also )?(?:speak|understand)\b(?! (?:that|how|what|why)\b)|i(?:'m| am) (?:bilingual|fluent|native|trilingual)(?: in)?\b|i(?:'m| am) a native speaker of)\s*/i
const languageWord =
  /^(?:english|spanish|french|german|italian|portuguese|mandarin|cantonese|chinese|japanese|korean|arabic|hindi|urdu|bengali|punjabi|tamil|telugu|malayalam|gujarati|marathi|russian|polish|dutch|swedish|norwegian|danish|finnish|turkish|greek|hebrew|vietnamese|tagalog|ukrainian|romanian|hungarian|czech|thai|persian|farsi|swahili|amharic|somali|yoruba|igbo|hausa|twi|creole|haitian creole|nepali|indonesian|malay|sign language|asl|\p{Lu}\p{L}+)$/iu

/** The skills a clause names, or null when it is about something else. */
export function skillsIn(clause: string): string[] | null {
  const lead = skillLead.exec(clause) ?? worksWith.exec(clause)
  if (lead) {
    const list = clause.slice(lead[0].length)
    const items = itemsOf(list).filter((item) => item.split(' ').length <= 6)
    return items.length > 0 && !/^(?:that|what|when|where|who|why|it|him|her|them)\b/i.test(list) ? items.map(capitalized) : null
  }
  const can = canDo.exec(clause)
  if (!can) return null
  const doing = clause.slice(can[0].length)
  return doing.split(' ').length <= 6 ? [capitalized(doing)] : null
}

/** "Spanish fluently" is "Spanish (fluent)", "a little French" is "French (a little)"; null when the clause is about something else. */
export function languagesIn(clause: string): string[] | null {
  const lead = languageLead.exec(clause)
  if (!lead) return null
  const found = itemsOf(clause.slice(lead[0].length)).flatMap((item) => {
    const level =
      /\b(?:fluent(?:ly)?|native(?:ly)?|basic|conversational|a little|a bit of|some|perfect(?:ly)?|excellent)\b/i.exec(item)?.[0]
    const bare = item
      .replace(
        /\b(?:fluent(?:ly)?|native(?:ly)?|basic|conversational|a little|little|a bit of|bit of|some|perfect(?:ly)?|excellent|in|language)\b/gi,
        ' ',
      )
      .replace(/[()]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    if (!languageWord.test(bare)) return []
    const how = level?.toLowerCase().replace(/ly$/, '').replace(/ of$/, '')
    return [`${capitalized(bare)}${how ? ` (${how})` : /^little\b/i.test(item) ? ' (a little)' : ''}`]
  })
  return found.length > 0 ? found : null
}
