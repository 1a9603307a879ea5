import { type InterviewPrepSection, type InterviewPrepSectionData, RoundFields } from '../../../contract/interview-prep.ts'
import { draftOf, plannedQuestions, spokenDraftOf } from '../questions/plan.ts'
import { dutiesOf, employerSentences, isQuotable } from '../requirements.ts'
import { sentenceTemplates } from '../sentence-templates.ts'
import { quoted } from '../wording.ts'
import { filled, type Material } from './material.ts'
import { resourcesFor } from './resources.ts'
import sentences from './sentences.json' with { type: 'json' }

const say = sentenceTemplates(sentences)

/** What needs no words of a model: the round, the open requirements, and where to look for news. */
export function roundSection(material: Material): InterviewPrepSectionData<'round'> {
  return {
    interviewRoundType: material.round,
    resumeRead: material.resumeRead,
    checked: material.reading.checked,
    technicalSkillGaps: openRequirements(material),
    companyNews: say('company.news', { where: material.guide.news }),
  }
}

const mostOpen = 6

/** What the ad asks for and we did not find in the resume, each with what to do before a technical interview. */
function openRequirements({ guide, resumeRead, requirements }: Material): string[] {
  if (!guide.asksForGaps || !resumeRead) return []
  return requirements
    .filter(({ state, kind, text }) => state === 'open' && (kind === 'work' || kind === 'certificate') && isQuotable(text))
    .slice(0, mostOpen)
    .map(({ text, kind }) => say(kind === 'work' ? 'gaps.item' : 'gaps.credential', { requirement: quoted(text) }))
}

const mostQuotes = 3

/** What the ad says of employer and work, in its own words, and where to find out more. Nothing is known here besides the ad. */
function companyResearch(material: Material): InterviewPrepSectionData<'company'> {
  const { reading, guide } = material
  const about = [...employerSentences(reading).slice(0, mostQuotes), ...dutiesOf(reading).slice(0, mostQuotes)].map(quoted)
  return {
    companyResearch: {
      overview: `${about.length > 0 ? say('company.about', { sentences: about.join('; ') }) : say('company.no-about')} ${say('company.website')}`,
      culture: say('company.culture'),
      questionsToAsk: filled(guide.questionsToAsk, material),
    },
  }
}

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

/** One section from the reading alone: no network, no chance, the same input gives the same words. */
export function writePreparation(section: WordSection, material: Material): InterviewPrepSection {
  const { guide } = material
  const list = (templates: readonly string[]) => filled(templates, material)
  // Written so that the last one needs no line.
  const text = (templates: readonly string[]) => list(templates)[0] ?? ''
  switch (section) {
    case 'goal':
      return { section, data: { interviewGoal: text(guide.goal), coreAreasEvaluated: list(guide.areas) } }
    case 'introduction':
      return {
        section,
        data: { selfIntroductionPoints: list(guide.introduction), achievementsToHighlight: list(guide.achievements) },
      }
    case 'expectations':
      return {
        section,
        data: {
          hiringManagerExpectations: list(guide.expectations),
          leadershipTraitsEvaluated: list(guide.leadershipTraits),
          behavioralPitfallsToAvoid: list(guide.pitfallsToAvoid),
          panelHandlingTips: list(guide.panelTips),
        },
      }
    case 'questions':
      return { section, data: preparedQuestions(material) }
    case 'strategy': {
      const { keyPoints, preparation, pitfalls } = guide.strategy
      return {
        section,
        data: {
          strategicPreparation: { keyPoints: list(keyPoints), preparation: text(preparation), pitfalls: list(pitfalls) },
        },
      }
    }
    case 'company':
      return { section, data: companyResearch(material) }
    case 'frameworks':
      return {
        section,
        data: {
          frameworks: guide.frameworks
            .map(({ name, description, application }) => ({ name, description, applicationToRole: text(application) }))
            .filter(({ applicationToRole }) => applicationToRole !== ''),
        },
      }
    case 'resources':
      return { section, data: { resources: resourcesFor(material) } }
  }
}

const sectionsOfRound = ['goal', 'introduction', 'expectations', 'frameworks', 'resources'] as const

/** The fields of a round by the same functions, without questions and answers. */
export function roundFields(material: Material): RoundFields {
  const parts = sectionsOfRound.map((section) => writePreparation(section, material).data)
  return RoundFields.parse(Object.assign({}, roundSection(material), companyResearch(material).companyResearch, ...parts))
}

function preparedQuestions(material: Material): InterviewPrepSectionData<'questions'> {
  const planned = plannedQuestions(material, 'preparation')
  const plans = planned.map(({ answerPlan }) => answerPlan)
  return {
    questions: planned.map(({ question }) => question),
    starAnswers: plans.map(draftOf),
    conversationalAnswers: plans.map(spokenDraftOf),
    plans,
  }
}
