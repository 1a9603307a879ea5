import type { InterviewRound } from '../../../contract/interview-rounds.ts'
import type { MatchTerm } from '../../scoring/match-reading.ts'
import { starText } from '../star-answer.ts'
import { inSentence, listed, quoted, sentence } from '../wording.ts'
import type { Material } from './material.ts'
import { told, toldBehindColon, where } from './own-words.ts'
import type { Asked } from './pick-questions.ts'
import { questionsToAsk } from './questions-to-ask.ts'
import { type Answer, tell } from './story.ts'

/** Answers that are no story of one's work; null where a story is wanted. */
export function specialAnswer(asked: Asked, material: Material): Answer | null {
  switch (asked.kind) {
    case 'gap':
      return onGap(asked, material)
    case 'paper':
      return onPaper(asked, material)
    case 'opening':
      return onOpening(asked, material)
    case 'motivation':
      return onMotivation(asked, material)
    case 'career':
      return onCareer(asked, material)
    case 'general':
      return onGeneral(asked, material)
    case 'closing':
      return onClosing(asked, material)
    default:
      return null
  }
}

const latestOf = ({ reading }: Material) => reading.resume.experienceLines[0] ?? null

/** The same honesty in each round's words. */
const gapWords: Record<InterviewRound, { honest: string; asked: string; near: string }> = {
  recruiter: { honest: 'I have not worked with', asked: 'Your list says', near: 'What comes next to it is this:' },
  'hiring-manager': {
    honest: 'I have had little to do with',
    asked: 'You would need me to cover',
    near: 'The closest work I have delivered is this:',
  },
  technical: {
    honest: 'I have had no practice in',
    asked: 'The ad puts it as',
    near: 'A neighboring piece of work is this:',
  },
  behavioral: {
    honest: 'I have not been asked for',
    asked: 'Here people would rely on me for',
    near: 'A time that felt similar is this:',
  },
  panel: { honest: 'I have not had a part in', asked: 'It stands in your ad:', near: 'What I can show you instead is this:' },
  leadership: {
    honest: 'I have not led any work in',
    asked: 'The team would have to deliver',
    near: 'What I have led or done nearest to it is this:',
  },
}

const learned = [
  'By [date] I expect to [what you could do on your own]; when I last had to learn something new, [example], it took me [time]',
  'That I learn this way shows in [what you learned last], which took me [time]',
  'On [date] I would tell you how far I am, and you would see it by [what]',
] as const

/** Nothing is claimed: the nearest line, openly said to be only that, and a plan. */
function onGap({ subject, place }: Asked, material: Material): Answer {
  const say = tell(material.voice.story, place)
  const { slots, line } = subject
  const names = slots.gap ?? 'it'
  const words = gapWords[material.round]
  const near = sentence(`${words.near} ${line ? toldBehindColon(line) : '[similar work]'}`)
  const plan = sentence(say('learning'))
  return {
    star: starText({
      situation: `[If you have worked with ${names}, tell that story instead.] ${where(line ?? latestOf(material))}, ${words.honest} ${names} so far`,
      task: `${words.asked} ${slots.requirement}`,
      action: `${near} ${plan}`,
      result: learned[place % learned.length] ?? learned[0],
    }),
    spoken: `[If you know ${names}, say where from.] Otherwise: I have not worked with ${names} so far. ${near} ${plan} ${sentence(say('closes'))}`,
  }
}

/** A paper is held or not: no story can stand in for it. */
function onPaper({ subject, place }: Asked, { voice, resumeRead }: Material): Answer {
  const { term, slots } = subject
  const say = tell(voice.story, place)
  const paper = slots.paper ?? 'it'
  const shown = term && term.how !== 'missing' ? term.resumeLine : null
  const state = shown
    ? `My resume shows it: ${quoted(shown)}`
    : `[If you have ${paper}, give the details.] ${resumeRead ? 'So far it is not on my resume' : 'Otherwise: I do not have it so far'}`
  const next = shown ? proofOf(term?.kind) : 'My way to it is [course, examiner, date], and I expect to have it by [date]'
  return {
    star: starText({
      situation: state,
      task: `The ad says ${slots.requirement}`,
      action: shown
        ? 'I use it for [which part of the work], and keep it up by [practice, renewal or course]'
        : 'I have looked into [what it takes], and [the step you have taken]',
      result: next,
    }),
    spoken: `${say('openers')} ${sentence(state)} ${sentence(next)} ${sentence(say('closes'))}`,
  }
}

function proofOf(kind: MatchTerm['kind'] | undefined): string {
  if (kind === 'language') return 'I last used it [when, with whom], and would put my level at [level]'
  if (kind === 'degree') return 'I can show the diploma of [date], and what I use of it most is [subject]'
  return 'It runs to [date], and [who] can confirm it'
}

function onOpening({ place }: Asked, material: Material): Answer {
  const { voice, terms, lines, resumeRead, reading } = material
  const say = tell(voice.story, place)
  const strengths = resumeRead ? listed(terms.slice(0, 3).map(inSentence)) : ''
  const setting = where(latestOf(material))
  const work = lines[0] ? sentence(told(lines[0])) : 'I [what you did and how].'
  const aim = `What I want next is [aim], and ${reading.ad.title ? `the ${reading.ad.title} role` : 'this role'} is [why it fits]`
  return {
    star: starText({
      situation: `${setting}, ${say('settings')}`,
      task: strengths ? `Much of it has to do with what you ask for: ${strengths}` : say('parts'),
      action: `${work} ${say('steps')}`,
      result: sentence(aim),
    }),
    spoken: `${say('openers')} ${sentence(`${setting}, [what the place does and what you do there]`)} ${work} ${sentence(aim)} ${sentence(say('closes'))}`,
  }
}

function onMotivation({ place }: Asked, { voice, about, reading }: Material): Answer {
  const say = tell(voice.story, place)
  const employer = reading.ad.company ?? 'this employer'
  const stayed = about[0]
    ? `One sentence of your ad stayed with me: ${quoted(about[0])}`
    : 'What caught my eye in your ad is [part of the ad]'
  const wish = 'I am looking for [what matters to you in work]'
  const found = 'I found out more by [a visit, a talk, something you read], and noticed [what]'
  return {
    star: starText({
      situation: `${wish}, and at present [what is missing]`,
      task: stayed,
      action: found,
      result: `So I would choose ${employer} for [one concrete thing], and could add [what you bring]`,
    }),
    spoken: `${sentence(stayed)} ${sentence(wish)} ${sentence(found)} ${sentence(say('closes'))}`,
  }
}

function onCareer({ place }: Asked, material: Material): Answer {
  const say = tell(material.voice.story, place)
  const line = material.lines[place % Math.max(1, material.lines.length)] ?? null
  const good = line ? `Part of my work that I am glad of: ${toldBehindColon(line)}` : 'What I am glad to have done is [what]'
  const now = 'What I could not find there is [what], and that is a reason why I am here'
  return {
    star: starText({
      situation: `${where(latestOf(material))}, ${say('settings')}`,
      task: 'I wanted to [what you set out to do or learn]',
      action: good,
      result: now,
    }),
    spoken: `${sentence(good)} ${say('outcomes')} ${sentence(now)} ${sentence(say('closes'))}`,
  }
}

function onGeneral({ general, place }: Asked, material: Material): Answer {
  const say = tell(material.voice.story, place)
  const { setting = '[what happened]', part = '[your part]' } = general ?? {}
  const opening = setting.startsWith('[') ? `${where(latestOf(material))}, ${setting}` : setting
  return {
    star: starText({
      situation: opening,
      task: part,
      action: `I [first step], then [second step]. ${say('steps')}`,
      result: say('outcomes'),
    }),
    spoken: `${say('openers')} ${sentence(opening)} ${sentence(part)} ${say('steps', 1)} ${sentence(say('closes'))}`,
  }
}

/** The last word is the person's own questions. */
function onClosing({ place }: Asked, material: Material): Answer {
  const say = tell(material.voice.story, place)
  const { duties, reading } = material
  const [first = '', second = ''] = questionsToAsk(material)
  const curious = duties[0]
    ? `I have read the ad closely, and would like to understand this part better: ${quoted(duties[0])}`
    : 'I have read the ad closely, and would like to understand [which part]'
  return {
    star: starText({
      situation: curious,
      task: `What decides it for me is [what you need to know before you say yes to ${reading.ad.title ?? 'the job'}]`,
      action: `So I would ask: ${first} ${second}`,
      result: '[What you would bring in return, in one sentence.]',
    }),
    spoken: `${sentence(curious)} ${first} ${sentence(say('closes'))}`,
  }
}
