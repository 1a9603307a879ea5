import { RoundFields } from '../../../contract/round-brief.ts'
import type { PreparationData, PreparationSection } from '../../coach.ts'
import { sentenceTemplates } from '../../score/wording.ts'
import { analysisTexts } from '../analysis-texts.ts'
import { tellsAStory } from '../own-lines.ts'
import { type PreparedQuestion, plannedQuestions } from '../questions/plan.ts'
import { dutiesOf, isQuotable, isWorkToTell } from '../requirements.ts'
import { quoted } from '../wording.ts'
import fieldRounds from './field-rounds.json' with { type: 'json' }
import type { Material } from './material.ts'
import resources from './resources.json' with { type: 'json' }
import sentences from './sentences.json' with { type: 'json' }

const say = sentenceTemplates(sentences)

/** What needs no words of a model: the round, the open requirements, and where to look for news. */
export function roundSection(material: Material): PreparationData<'round'> {
  return {
    interviewRoundType: material.round,
    resumeRead: material.resumeRead,
    checked: material.reading.checked,
    technicalSkillGaps: openRequirements(material),
    companyNews: say('company.news'),
  }
}

const mostOpen = 4

/** What the ad asks for and we did not find in the resume, each with what to do before a technical interview. */
function openRequirements({ guide, resumeRead, requirements }: Material): string[] {
  if (!guide.asksForGaps || !resumeRead) return []
  return requirements
    .filter(
      (row) =>
        row.state !== 'shown' &&
        row.resumeLine === null &&
        (row.kind === 'certificate' ? isQuotable(row.text) : isWorkToTell(row)),
    )
    .slice(0, mostOpen)
    .map(({ text, kind }) => say(kind === 'work' ? 'gaps.item' : 'gaps.credential', { requirement: quoted(text) }))
}

const mostCompared = 3

/** What the ad asks for first, each by its row of the evidence. */
function comparedLines({ guide, resumeRead, requirements }: Material): string[] {
  return requirements
    .filter((row) => (guide.comparesWith === 'work' ? isWorkToTell(row) : isQuotable(row.text) && row.kind !== 'work'))
    .slice(0, guide.comparesWith === null ? 0 : mostCompared)
    .map((row) => {
      const line = resumeRead && row.kind !== 'condition' ? row.resumeLine : null
      const name = line !== null ? 'row.shown' : resumeRead && row.state !== 'shown' ? 'row.unsure' : 'row.unread'
      return say(name, { requirement: quoted(row.text), line: quoted(line ?? '') })
    })
}

/** Lines of work as the ad describes it. */
const expectedDuties = ({ guide, reading }: Material): string[] =>
  dutiesOf(reading)
    .slice(0, guide.duties)
    .map((line) => say('row.unread', { requirement: quoted(line) }))

/** The sections that are words, in the order of the page. */
export const wordSections = [
  'goal',
  'introduction',
  'expectations',
  'questions',
  'strategy',
  'company',
  'frameworks',
  'resources',
] as const
export type WordSection = (typeof wordSections)[number]

/** The texts of a section by part: the same for both coaches. */
type Parts<Part extends string = string> = Record<Part, string[]>

const shapes = {
  goal: ({ goal, area }: Parts<'goal' | 'area'>) => ({ interviewGoal: goal.join(' '), coreAreasEvaluated: area }),
  introduction: ({ point, achievement }: Parts<'point' | 'achievement'>) => ({
    selfIntroductionPoints: point,
    achievementsToHighlight: achievement,
  }),
  expectations: (parts: PreparationData<'expectations'>) => parts,
  strategy: ({ keyPoint, preparation, pitfall }: Parts<'keyPoint' | 'preparation' | 'pitfall'>) => ({
    strategicPreparation: { keyPoints: keyPoint, preparation: preparation.join(' '), pitfalls: pitfall },
  }),
  company: ({ overview, culture, question }: Parts<'overview' | 'culture' | 'question'>) => ({
    companyResearch: { overview: overview.join(' '), culture: culture.join(' '), questionsToAsk: question },
  }),
  frameworks: (applied: Parts, { frameworks }: Material['guide']) => ({
    frameworks: frameworks.map(({ name, description }) => ({
      ...{ name, description, applicationToRole: applied[name]!.join(' ') },
    })),
  }),
} satisfies { [Name in PreparationSection['section']]?: (...about: never) => PreparationData<Name> }

export type PartSection = keyof typeof shapes

export function sectionOf(section: PartSection, parts: Parts, { guide }: Material): PreparationSection {
  const shape = shapes[section] as (parts: Parts, guide: Material['guide']) => object
  return { section, data: shape(parts, guide) } as PreparationSection
}

/** One section from the reading alone: no network, no chance, the same input gives the same words. */
export function writePreparation(section: WordSection, material: Material): PreparationSection {
  if (section === 'resources') return { section, data: { resources: resourcesFor(material) } }
  if (section !== 'questions') return sectionOf(section, partsFor[section](material), material)
  const planned = plannedQuestions(material, 'preparation')
  return { section, data: { ...alignedQuestions(planned), plans: planned.map(({ plan }) => plan) } }
}

const partsFor: { [Section in PartSection]: (material: Material) => Parameters<(typeof shapes)[Section]>[0] } = {
  goal: (material) => {
    const { goal, area } = material.guide.goal
    return {
      goal,
      area: [...(ofField(fieldRounds, material)?.rounds[material.round] ?? []), ...area, ...comparedLines(material)],
    }
  },
  introduction: ({ guide, ownLines }) => {
    const { point, achievement } = guide.introduction
    const stories = ownLines.filter(tellsAStory).slice(0, achievement.length)
    return { point, achievement: stories.map(({ text }, at) => `${quoted(text)}. ${achievement[at]!}`) }
  },
  expectations: (material) => {
    const { hiringManagerExpectations, ...others } = material.guide.expectations
    return { hiringManagerExpectations: [...expectedDuties(material), ...hiringManagerExpectations], ...others }
  },
  strategy: ({ guide }) => guide.strategy,
  company: (material) => {
    const { companyInsights, departmentOverview } = analysisTexts.company(material.reading)
    const overview = `${companyInsights}\n${departmentOverview}`
    return { overview: [overview], culture: [say('company.culture')], question: questionsToAsk(material) }
  },
  frameworks: ({ guide }) => Object.fromEntries(guide.frameworks.map(({ name, application }) => [name, [application]])),
}

const sectionsOfRound = ['goal', 'introduction', 'expectations', 'frameworks', 'resources'] as const

/** The fields of a round by the same functions, without questions and answers. */
export function roundFields(material: Material): RoundFields {
  const parts = sectionsOfRound.map((section) => writePreparation(section, material).data)
  return RoundFields.parse(Object.assign({}, roundSection(material), { questionsToAsk: questionsToAsk(material) }, ...parts))
}

export const qaQuestion = ({ question, category, type, answer, plan }: PreparedQuestion) => ({
  ...{ question, category, type, answer, plan },
})

export const alignedQuestions = (prepared: readonly PreparedQuestion[]): PreparationData<'questions'> => ({
  questions: prepared.map(({ question }) => question),
  starAnswers: prepared.map(({ answer }) => answer),
  conversationalAnswers: prepared.map(({ spoken }) => spoken),
})

const mostOfRound = 3

/** A job that leads people gets all questions of the round, others also what people of the field ask. */
const questionsToAsk = (material: Material): string[] => {
  const { question } = material.guide.company
  if (material.roles.has('leader')) return question
  return [...question.slice(0, mostOfRound), ...(ofField(fieldRounds, material)?.asks ?? [])]
}

type OfField = Pick<Material, 'field' | 'roles'>

/** Groups for some roles of a field come before those for all of it. */
const ofField = <Group extends { fields: string[]; roles?: string[] }>(groups: readonly Group[], { field, roles }: OfField) =>
  groups.find((group) => group.fields.includes(field.id) && (group.roles?.some((role) => roles.has(role)) ?? true))

/** What to read for the field of work: no titles and no links, which would be invented. */
export const resourcesFor = (material: OfField) => ofField(resources.fields, material)?.resources ?? resources.anyField
