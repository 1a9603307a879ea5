import type { ReactNode } from 'react'
import type { InterviewPrepSectionData } from '../../../api/contract/interview-prep.ts'
import { interviewRounds } from '../../../api/contract/interview-rounds.ts'
import { PracticeAloud, SuggestedAnswer } from '../../generation/suggested-answer.tsx'
import { Bullets } from '../../ui/bullets.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { InfoNote } from '../../ui/info-note.tsx'
import { WithGaps } from '../../ui/with-gaps.tsx'
import type { PrepSectionName } from './prep-sections.ts'
import type { Received } from './preparation.ts'
import { noResume, nothingChecked, practiceTitle, questionBlocks, sourceOfCompany, suggestedAt } from './preparation-outline.ts'

/** What this round decides, what to prepare for it, and what to do tonight. */
export function BriefPlan({ received: { goal, strategy }, next }: { received: Received; next: ReactNode }) {
  const { keyPoints = [], preparation = '' } = strategy?.strategicPreparation ?? {}
  return (
    <div className="stack">
      <p className="prose">{goal?.interviewGoal}</p>
      <Bullets ordered lines={keyPoints} />
      <TextPart title={practiceTitle} text={preparation} />
      {next}
    </div>
  )
}

function Round({ data }: { data: InterviewPrepSectionData<'round'> }) {
  const { title, description } = interviewRounds[data.interviewRoundType]
  return (
    <>
      <p>
        <strong>{title}</strong>: {description}.
      </p>
      {!data.checked && <InfoNote>{nothingChecked}</InfoNote>}
      {!data.resumeRead && <InfoNote>{noResume}</InfoNote>}
      <TextList title="Skill gaps" texts={data.technicalSkillGaps} />
    </>
  )
}

function Company({ data, news }: { data: InterviewPrepSectionData<'company'>; news: string }) {
  const { overview, culture, questionsToAsk } = data.companyResearch
  return (
    <>
      <InfoNote>{sourceOfCompany}</InfoNote>
      <TextPart title="Overview" text={overview} />
      <TextPart title="Culture" text={culture} />
      <TextPart title="News: what to look up" text={news} />
      <TextList title="Questions to ask" texts={questionsToAsk} />
    </>
  )
}

function Frameworks({ data: { frameworks } }: { data: InterviewPrepSectionData<'frameworks'> }) {
  return frameworks.map(({ name, description, applicationToRole }) => (
    <div className="stack-tight" key={name}>
      <h4>{name}</h4>
      <p>{description}</p>
      <p className="box">
        <span className="caption">In this role</span> <WithGaps text={applicationToRole} />
      </p>
    </div>
  ))
}

function Resources({ data: { resources } }: { data: InterviewPrepSectionData<'resources'> }) {
  return (
    <ul className="bullets">
      {resources.map(({ source, lookFor }) => (
        <li key={source}>
          <strong>{source}</strong>: {lookFor}
        </li>
      ))}
    </ul>
  )
}

export function SectionBody({ name, received }: { name: PrepSectionName; received: Received }) {
  const { round, goal, introduction, expectations, questions, strategy, company, frameworks, resources } = received
  switch (name) {
    case 'round':
      return round && <Round data={round} />
    case 'goal':
      return goal && <TextList title="Core areas evaluated" texts={goal.coreAreasEvaluated} />
    case 'introduction':
      return (
        introduction && (
          <>
            <TextList title="Self-introduction" texts={introduction.selfIntroductionPoints} />
            <TextList title="Achievements to highlight" texts={introduction.achievementsToHighlight} />
          </>
        )
      )
    case 'expectations':
      return (
        expectations && (
          <>
            <TextList title="Expectations" texts={expectations.hiringManagerExpectations} />
            <TextList title="Leadership traits evaluated" texts={expectations.leadershipTraitsEvaluated} />
            <TextList title="Pitfalls to avoid" texts={expectations.behavioralPitfallsToAvoid} />
            <TextList title="Handling the panel" texts={expectations.panelHandlingTips} />
          </>
        )
      )
    case 'questions':
      return questions && <QuestionList data={questions} />
    case 'strategy':
      return strategy && <TextList title="Pitfalls" texts={strategy.strategicPreparation.pitfalls} />
    case 'company':
      return company && <Company data={company} news={round?.companyNews ?? ''} />
    case 'frameworks':
      return frameworks && <Frameworks data={frameworks} />
    case 'resources':
      return resources && <Resources data={resources} />
  }
}

function TextList({ title, texts }: { title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <div className="stack-tight">
      <h4>{title}</h4>
      <Bullets lines={texts} />
    </div>
  )
}

function TextPart({ title, text }: { title: string; text: string }) {
  if (text === '') return null
  return (
    <div className="stack-tight">
      <h4>{title}</h4>
      <p className="prose">
        <WithGaps text={text} />
      </p>
    </div>
  )
}

export function QuestionList({ data }: { data: InterviewPrepSectionData<'questions'> }) {
  return (
    <ol className="prep-questions plain-list">
      {data.questions.map((question, index) => {
        const suggested = suggestedAt(data, index)
        return (
          <li key={question} className="lights-up">
            <Collapsible
              look="line"
              title={
                <>
                  <span className="quiet numbers">{index + 1}.</span> {question}
                </>
              }
            >
              <SuggestedAnswer
                suggested={suggested}
                heading={<h4>{suggested.plan ? 'Plan your answer' : 'How to answer'}</h4>}
                index={index}
                blocks={() => questionBlocks(data, index)}
                isStandIn={data.standInQuestions?.includes(index)}
              >
                {!suggested.plan && (
                  <>
                    <h4>In conversation</h4>
                    <p className="prose">
                      <WithGaps text={data.conversationalAnswers[index] ?? ''} />
                    </p>
                  </>
                )}
                <PracticeAloud suggested={suggested} />
              </SuggestedAnswer>
            </Collapsible>
          </li>
        )
      })}
    </ol>
  )
}
