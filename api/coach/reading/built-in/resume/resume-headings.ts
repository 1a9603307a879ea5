import type { ResumeSectionName } from '../../match-reading.ts'

const headings: [ResumeSectionName, RegExp][] = [
  [
    'summary',
    /^(?:(?:professional |career |executive |personal |candidate )?(?:summary|profile|statement|objective|overview|about(?: me)?|introduction)|summary of qualifications|personal statement|highlights|career highlights|who i am|bio)$/,
  ],
  [
    'experience',
    /^(?:(?:relevant |professional |work(?:ing)? |employment |career |clinical |teaching |industry |related |volunteer |military |additional |other |selected |nursing |previous |legal |research |field |kitchen |sales )*(?:experience|employment|history|work|career|background|jobs?|positions?(?: held)?|appointments|placements?)(?: history| record| summary)?|what i'?ve done|internships?|volunteering|volunteer work|clinical rotations|student teaching|projects|selected projects|key projects|home lab)$/,
  ],
  [
    'skills',
    /^(?:(?:key |core |technical |professional |computer |it |relevant |hard |soft |other |special |clinical |language |additional |main |top )*(?:skills?|competenc(?:ies|e)|proficienc(?:ies|y)|expertise|strengths|abilities|tools?|technologies|tech(?:nical)? stack|toolbox|software|languages?|knowledge|areas of expertise|capabilities|systems|equipment)(?:(?: and| &|,) (?:skills?|abilities|competencies|tools?|interests|qualifications|technologies|expertise|software|strengths|equipment|languages?))?|languages?|key words)$/,
  ],
  [
    'education',
    /^(?:(?:academic |educational |formal )?(?:education|background|qualifications|academics?|studies|history|record)(?:(?: and| &|,) (?:training|registration|qualifications?|certifications?|licen[sc]es?|professional development|skills))*|education background|schooling|degrees?|training and education)$/,
  ],
  [
    'certifications',
    /^(?:(?:professional |relevant |trade |current |additional |key )*(?:certifications?|certificates?|licen[sc]es?|licensure|credentials|accreditations?|tickets|registrations?|qualifications|courses|training|memberships?|professional development|cards)(?:(?: and| &|\/|,) ?(?:certifications?|certificates?|licen[sc]es?|licensure|training|tickets|courses|registrations?|cards|memberships?|affiliations|credentials))*)$/,
  ],
  [
    'other',
    /^(?:(?:awards?|honou?rs|publications?|interests?|hobbies|references?|referees|activities|affiliations|professional affiliations|memberships?|personal (?:details|information)|additional information|other|miscellaneous|portfolio|patents|presentations|conferences|achievements|contact(?: details| information)?|links|community involvement|availability)(?:(?: and| &|,) (?:awards?|honou?rs|activities|interests?|hobbies|recognition|achievements|publications?|presentations))*)$/,
  ],
]

/** The section a line opens: "WORK HISTORY", "Key Skills:". */
export function sectionOfHeading(line: string): ResumeSectionName | null {
  if (line.length > 50) return null
  const bare = line
    .toLowerCase()
    // "S K I L L S", as some templates print it.
    .replace(/^(?:\p{L} ){3,}\p{L}$/u, (spaced) => spaced.replaceAll(' ', ''))
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .trim()
  if (bare === '' || bare.split(/\s+/).length > 6) return null
  for (const [name, pattern] of headings) if (pattern.test(bare)) return name
  return null
}

/** "Skills: Java, SQL" on one line. */
export function inlineSection(line: string): { name: ResumeSectionName; rest: string } | null {
  const match = /^([^:]{3,40}):\s+(\S.*)$/.exec(line)
  const name = match?.[1] ? sectionOfHeading(match[1]) : null
  return name && match?.[2] ? { name, rest: match[2] } : null
}
