type SectionKind = 'experience' | 'education' | 'skills' | 'other'

/** The usual headings, as whole lines. English first; the main three also in the next most common languages of resumes. */
const headings: Record<SectionKind, RegExp> = {
  experience:
    /^(?:[\p{L}&/-]+ ){0,3}(?:experience|employment|employment history|work history|career history|professional history|professional background|career)$|^(?:berufserfahrung|beruflicher werdegang|expérience(?:s)?(?: professionnelle(?:s)?)?|experiencia(?: laboral| profesional)?|experiência(?: profissional)?|esperienz[ae](?: professional[ei]| lavorativ[ae])?|werkervaring|خبرات?.*|الخبرة.*|工作经[历验]|工作經[歷驗]|職歴|職務経歴|경력|ניסיון(?: תעסוקתי| מקצועי)?|опыт(?: работы)?)$/iu,
  education:
    /^(?:[\p{L}&/-]+ ){0,3}(?:education|academic background|academic history|studies)(?: (?:and|&) [\p{L} ]+)?$|^(?:qualifications|training|ausbildung|studium|bildung(?:sweg)?|formation|formación(?: académica)?|educación|formação(?: académica| acadêmica)?|educação|istruzione|formazione|opleiding(?:en)?|التعليم|教育(?:背景|经历|經歷)?|学歴|學歷|학력|השכלה|образование)$/iu,
  skills:
    /^(?:[\p{L}&/-]+ ){0,3}(?:skills|competencies|expertise|proficiencies|technologies|strengths|qualifications)(?: (?:and|&) [\p{L} ]+)?$|^(?:kenntnisse|fähigkeiten|kompetenzen|compétences|habilidades|competencias|aptitudes|competências|competenze|vaardigheden|المهارات|技能|スキル|기술|מיומנויות|כישורים|навыки)$/iu,
  other:
    /^(?:[\p{L}&/-]+ ){0,2}(?:summary|profile|objective|about|about me|certifications?|certificates|licenses?|licenses (?:and|&) certifications|certifications (?:and|&) licenses|projects|publications|volunteering|volunteer work|awards|honors|references|interests|hobbies|languages|affiliations|memberships|activities|courses|achievements|profil|sprachen|langues|idiomas|lingue|talen)$/iu,
}

/** The kind of section that a line opens, or null when it is no heading. */
export function headingKind(line: string): SectionKind | null {
  if (line.length > 60) return null
  const plain = line
    .replace(/[:\s]+$/, '')
    .replace(/^[\d.\s]+/, '')
    .replace(/\s+/g, ' ')
  if (plain.length > 45 || line.startsWith('• ')) return null
  for (const kind of ['experience', 'education', 'skills', 'other'] as const) if (headings[kind].test(plain)) return kind
  return null
}

export function isHeading(line: string): boolean {
  return headingKind(line) !== null
}

/** The lines under the headings of one kind. */
export function linesUnder(kind: SectionKind, lines: string[]): string[] {
  let current: SectionKind | null = null
  return lines.filter((line) => {
    const opened = headingKind(line)
    if (opened) current = opened
    return !opened && current === kind
  })
}

/** Common small words of English; a text of another language has almost none of them. */
const englishWords = /\b(?:the|and|of|for|with|in|to|on|at|by|from)\b/gi

/** Whether missing headings can be distinguished from headings in a language that is not in the list. */
export function headingsAreKnown(text: string): boolean {
  if (text.split('\n').some(isHeading)) return true
  return (text.match(englishWords)?.length ?? 0) >= text.split(/\s+/).length * 0.02
}
