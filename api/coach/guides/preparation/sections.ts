import { type InterviewPrepSection, type InterviewPrepSectionData, RoundFields } from '../../../contract/interview-prep.ts'
import { answerTo } from './answers.ts'
import { companyResearch, whereToLook } from './company-research.ts'
import { fillerFor } from './fill.ts'
import type { Material } from './material.ts'
import { pickQuestions } from './pick-questions.ts'
import { resourcesFor } from './resources.ts'
import { technicalGaps } from './technical-gaps.ts'

/** What needs no words of a model: the round, the gaps, and where to look for news. */
export function roundSection(material: Material): InterviewPrepSectionData<'round'> {
  return {
    interviewRoundType: material.round,
    resumeRead: material.resumeRead,
    checked: material.reading.checked,
    technicalSkillGaps: technicalGaps(material),
    companyNews: whereToLook(material),
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
  const { templates } = material
  const { list, text } = fillerFor(material)
  switch (section) {
    case 'goal':
      return { section, data: { interviewGoal: text(templates.goal), coreAreasEvaluated: list(templates.areas) } }
    case 'introduction':
      return {
        section,
        data: { selfIntroductionPoints: list(templates.introduction), achievementsToHighlight: list(templates.achievements) },
      }
    case 'expectations':
      return {
        section,
        data: {
          hiringManagerExpectations: list(templates.expectations),
          leadershipTraitsEvaluated: list(templates.leadershipTraits),
          behavioralPitfallsToAvoid: list(templates.pitfallsToAvoid),
          panelHandlingTips: list(templates.panelTips),
        },
      }
    case 'questions':
      return { section, data: preparedQuestions(material) }
    case 'strategy': {
      const { keyPoints, preparation, pitfalls } = templates.strategy
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
          frameworks: templates.frameworks
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
  const asked = pickQuestions(material, 'preparation')
  const answers = asked.map((one) => answerTo(one, material))
  return {
    questions: asked.map(({ question }) => question),
    starAnswers: answers.map(({ star }) => star),
    conversationalAnswers: answers.map(({ spoken }) => spoken),
  }
}
