import type { InterviewQuestion } from '../../../contract/interview-questions.ts'
import type { ExperienceLine, MatchReading, MatchTerm } from '../../scoring/match-reading.ts'
import { type Gap, gapsOf, namesOf } from '../gap-advice.ts'
import { jobNamed } from '../job-of-line.ts'
import { inSentence, quoted, withThe } from '../wording.ts'

type Ask = () => InterviewQuestion | null

const general = (question: string, goal: string): InterviewQuestion => ({ question, type: 'general', goal })
const behavioral = (question: string, goal: string): InterviewQuestion => ({ question, type: 'behavioral', goal })

const papers = new Set<MatchTerm['kind']>(['certificate', 'licence', 'degree', 'domain', 'language'])
const leads =
  /\b(?:led|lead|supervis\w+|coach(?:ed|ing)?|mentor(?:ed|ing|s)?|train(?:ed|ing|s) (?!in\b)|head(?:ed|ing)|hired|delegat\w+|manag\w+ (?:a |the )?(?:\S+ ){0,2}(?:team|staff|people|crew)|team of)\b/i
const noDuty = /\b(?:hiring|searching|seeking|looking for|recruiting|apply)\b|[:!?]$/i
const longestLine = 170

/** A queue of things to ask about; each is asked about once, in turn with another wording. */
function taking<Item>(items: readonly Item[], ask: (item: Item, nth: number) => InterviewQuestion): Ask {
  const left = items.entries()
  return () => {
    const next = left.next()
    return next.done ? null : ask(next.value[1], next.value[0])
  }
}

/** What can be asked about this ad and this resume, each kind on its own; null where the texts give nothing (more) for it. */
export function questionSources(reading: MatchReading) {
  return { ...fromAd(reading), ...fromResume(reading) } satisfies Record<string, Ask>
}

const once = (question: InterviewQuestion): Ask => taking([question], (item) => item)

function fromAd({ ad, terms, missing, hardConstraints }: MatchReading) {
  const shown = terms.filter(({ how, kind }) => how !== 'missing' && kind !== 'soft' && kind !== 'title' && !papers.has(kind))
  const half = Math.ceil(shown.length / 2)
  const duties = ad.units.filter(
    ({ part, confident, text }) =>
      part === 'duties' && confident && text.split(' ').length >= 4 && text.length <= 150 && !noDuty.test(text),
  )
  return {
    whyHere: once(
      general(
        `Why do you want to work for ${ad.company ?? 'us'}, and why now?`,
        ad.company ? `What you know of ${ad.company} and what moves you` : 'What you understood of the ad and what moves you',
      ),
    ),
    shown: taking(shown.slice(0, half), onShown),
    depth: taking(shown.slice(half), onDepth),
    soft: taking(
      terms.filter(({ kind }) => kind === 'soft'),
      onSoft,
    ),
    gap: taking(gapsOf(missing), onGap),
    demand: taking(
      hardConstraints.filter(({ met }) => met !== 'yes'),
      ({ requirement }) =>
        general(
          `The job asks for this: ${quoted(requirement)}. How do you meet it?`,
          'Whether a fixed demand of the job is met or could be',
        ),
    ),
    duty: taking(duties.slice(0, 3), ({ text }) =>
      general(
        `How would you go about this part of the job: ${quoted(text)}?`,
        'Whether you can picture the daily work and where you would begin',
      ),
    ),
    dutyDone: taking([...duties.slice(3), ...duties.slice(0, 3)], ({ text }) =>
      behavioral(
        `The description mentions ${quoted(text)}. Tell us about a time you did something similar.`,
        'Whether you have done this kind of work, and how it went',
      ),
    ),
  }
}

function fromResume({ ad, resume }: MatchReading) {
  const lines = resume.experienceLines.filter(({ words, text }) => words >= 5 && text.length <= longestLine)
  const isLed = ({ text }: ExperienceLine) => leads.test(text)
  return {
    background: once(
      general(
        `Could you walk us through your background and what draws you to ${ad.title ? `the ${ad.title} role` : 'this role'}?`,
        'How your path leads to this job, and which parts of it you choose to tell',
      ),
    ),
    line: taking(
      lines.filter((line) => !line.hasFigure || isLed(line)),
      onLine,
    ),
    figure: taking(
      lines.filter((line) => line.hasFigure && !isLed(line)),
      (line) =>
        behavioral(
          `${fromTime(line)}: ${quoted(line.text)}. Tell us about a time that led to this: what did you do yourself, and how was it measured?`,
          'Whether the figure on your resume holds, and what your own share in it was',
        ),
    ),
    led: taking(lines.filter(isLed), (line) =>
      behavioral(
        `${fromTime(line)}: ${quoted(line.text)}. Tell us about a time when leading was hard there.`,
        'How you lead when it is not easy',
      ),
    ),
    change: taking(resume.experienceLines.slice(0, 1), (line) => {
      const job = jobNamed(line)
      return general(
        `What would you miss from ${job ? `your time as ${job}` : 'your last job'}, and what would you gladly leave behind?`,
        'What you look for in work, and how fairly you speak of others',
      )
    }),
  }
}

/** How a line of the resume is announced, so that it can be understood when it is read aloud. */
const fromTime = (line: ExperienceLine) => {
  const job = jobNamed(line)
  return job ? `From your time as ${job}` : 'Your resume says'
}

function turn(questions: readonly [string, ...string[]], nth: number): string {
  return questions[nth % questions.length] ?? questions[0]
}

function onShown(term: MatchTerm, nth: number): InterviewQuestion {
  const name = withThe(inSentence(term))
  return behavioral(
    turn(
      [
        `This job relies on ${name}. Tell us about a time you put that to work.`,
        `Tell us about a piece of work in which ${name} played a central part.`,
        `Describe a situation in which ${name} made the difference.`,
      ],
      nth,
    ),
    `What stands behind ${name} on your resume, since the ad asks for it`,
  )
}

function onDepth(term: MatchTerm, nth: number): InterviewQuestion {
  const name = withThe(inSentence(term))
  return general(
    turn(
      [
        `How do you use ${name} on an ordinary day, and where are the limits?`,
        `What do people new to ${name} usually get wrong, and how do you avoid it?`,
        `How would you explain ${name} to a new colleague?`,
      ],
      nth,
    ),
    `How deep your knowledge of ${name} goes`,
  )
}

function onSoft(term: MatchTerm, nth: number): InterviewQuestion {
  const name = inSentence(term).replace(/^(?:excellent|strong|good) /i, '')
  return behavioral(
    turn(
      [
        `The ad asks for ${name}. Tell us about a time yours was put to the test.`,
        `Describe a situation at work in which ${name} mattered more than anything else.`,
      ],
      nth,
    ),
    `Whether ${name} is more than a word on your resume`,
  )
}

function onGap(gap: Gap, nth: number): InterviewQuestion {
  const [term] = gap
  const names = namesOf(gap)
  if (term.kind === 'certificate' || term.kind === 'licence')
    return general(
      turn(
        [`The role calls for ${withThe(names)}. Where do you stand with that?`, `How soon could you have ${withThe(names)}?`],
        nth,
      ),
      'Whether a demand that the resume does not show is met or on its way',
    )
  if (term.kind === 'language')
    return general(`How comfortable are you working in ${names}?`, 'A language that the resume does not show')
  return general(
    turn(
      [
        `We don’t see ${names} in your resume. What experience do you have, or how would you close that gap?`,
        `You would meet ${names} here from the start. How would you approach that?`,
        `How would you get up to speed with ${names} in your first months with us?`,
      ],
      nth,
    ),
    `How honestly you speak of a gap, and how you would close it: ${quoted(term.requirement)}`,
  )
}

function onLine(line: ExperienceLine, nth: number): InterviewQuestion {
  return behavioral(
    turn(
      [
        `${fromTime(line)}: ${quoted(line.text)}. Tell us about a time when that was difficult, and what you did.`,
        `You mention ${quoted(line.text)}. Tell us about a day when that went wrong, or nearly did.`,
        `What was behind this line of your resume: ${quoted(line.text)}? Tell us about one time that shows your own part.`,
      ],
      nth,
    ),
    'What stands behind this line of your resume, and your own part in it',
  )
}
