import type { LogicalLine } from '../text/lines.ts'
import { isPlaceOrForm } from '../vocabulary/places.ts'
import { partOfHeading } from './ad-headings.ts'

const namePattern = "[A-Z][\\w&'.-]*(?: (?:of|the|and|&|for|de|[A-Z0-9][\\w&'.-]*)){0,4}"
const companyPatterns = [
  new RegExp(`^(?:Company|Employer|Organi[sz]ation):\\s*(${namePattern})`, 'm'),
  new RegExp(`^About (?!Us|You|The|Our|This)(${namePattern})\\s*:?$`, 'm'),
  new RegExp(
    `\\b(?:[Jj]oin|[Ww]e(?:'re| are)|[Aa]bout|[Aa]t|[Ww]elcome to) (${namePattern}),? (?:is|are|we|as|a|an|and|team|helps|makes|in)\\b`,
  ),
  new RegExp(
    `^(${namePattern}),? (?:is|are|has|was|makes|helps|offers|provides|moves|designs|builds|celebrates|does not|participates)\\b`,
    'm',
  ),
]
const notCompanies =
  /^(?:The|This|We|You|Our|It|There|Candidates?|Applicants?|Experience|What|Who|That|If|Your|All|Knowledge|Ability|Must|Salary|Benefits|Training|He|She|They|Full|Part|Job|Role|Position|Registered|Senior|Junior|A|An|Location|These|Please|Do|In|On|As|Summer|Level|Working|Previous|Valid|Each|Own|Van|Day)\b/

/** The employer's name where the ad says it in a usual way, else null. */
export function companyOf(jobDescription: string): string | null {
  for (const pattern of companyPatterns) {
    const name = pattern.exec(jobDescription)?.[1]?.replace(/[.,]$/, '').trim()
    if (name && name.length < 60 && !notCompanies.test(name) && !isPlaceOrForm(name)) return name
  }
  return null
}

const occupations =
  /\b(?:\w*(?:er|or|ist|ian|ant|ent|ive|man|woman|smith)|nurse|chef|cook|clerk|head|lead|intern|apprentice|staff|executive|analyst|representative|rep|associate|assistant|specialist|technician|tech|paralegal|attorney|secretary|aide|hand|guard|crew|host|partner|coach|architect|engineer|developer|officer|supervisor|HRBP|SDR|scientist|welder|fellow|counsel|pilot|mechanic|porter|barista|au pair|nanny)\b/i

/** The job's title: a labelled one, else the first short line that names an occupation, else "seeking a ..." in prose; else null. */
export function titleOf(lines: readonly LogicalLine[], jobDescription: string): string | null {
  const labelled = /^(?:job title|position|title|role|post|vacancy)\s*:\s*(.{3,60})$/im.exec(jobDescription)?.[1]
  if (labelled) return cleaned(labelled)
  const wanted = lines
    .slice(0, 3)
    .map((line) => /^(.{3,50}?)\s+(?:wanted|needed|required)\b/i.exec(line.text)?.[1])
    .find((text) => text && occupations.test(text))
  if (wanted) return cleaned(wanted)
  for (const line of lines.slice(0, 5)) {
    if (line.text.length > 90 || line.bullet || /[.!?]$/.test(line.text.replace(/!$/, '')) || partOfHeading(line.text)) continue
    const title = cleaned(line.text)
    if (title && occupations.test(title) && title.split(' ').length <= 9) return title
  }
  const inProse =
    /\b(?:hiring|seeking|looking for|need|recruiting|searching for|requires?|appoint|as) (?:a|an|our next|an experienced|a qualified) ((?:[\w/&-]+ ){0,4}?[\w/-]+?)(?=\s+(?:to|who|with|for|in|at|on|based|you)\b|[.,;:!])/i.exec(
      jobDescription,
    )?.[1]
  return inProse && occupations.test(inProse) ? cleaned(inProse) : null
}

/** Cuts place, pay and hours that stand behind the title on the same line. */
function cleaned(line: string): string | null {
  const title = line
    .replace(/^[#*\s]+/, '')
    .split(/\s+[–—|•·]\s+|\s+-\s+|\s*\|\s*|\s*[,;:]\s+|\s+\/\s+/)[0]
    ?.replace(/\((?:[^)]{0,40})\)/g, '')
    .replace(/\b(?:wanted|needed(?: for .*)?|required(?: for .*)?|full[- ]?time|part[- ]?time)\b.*$/i, '')
    .replace(/[!*]+$/g, '')
    .trim()
  if (!title || title.length < 3) return null
  return title === title.toUpperCase() && title.length > 6
    ? title.toLowerCase().replace(/\b\p{L}/gu, (letter) => letter.toUpperCase())
    : title
}
