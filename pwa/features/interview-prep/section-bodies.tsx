import { useAtom } from 'jotai'
import type { InterviewPrepSectionData, InterviewPrepSectionName } from '../../../api/contract/interview-prep.ts'
import type { Block } from '../../export/outline.ts'
import { useIsInFoot } from '../../generation/next-step.tsx'
import { PracticeAloud, SuggestedAnswer } from '../../generation/suggested-answer.tsx'
import { Bullets } from '../../ui/bullets.tsx'
import { Collapsible } from '../../ui/collapsible.tsx'
import { InfoNote } from '../../ui/info-note.tsx'
import { LabelledRows } from '../../ui/labelled-rows.tsx'
import { WithGaps } from '../../ui/with-gaps.tsx'
import { openQuestionsAtom, type Received } from './preparation.ts'
import { questionBlocks, sectionBlocks, suggestedAt } from './preparation-outline.ts'

/** What the exports say too; the questions alone can be worked with. */
export function SectionBody({ name, received }: { name: InterviewPrepSectionName; received: Received }) {
  if (name === 'questions') return received.questions && <QuestionList data={received.questions} />
  return <Blocks blocks={sectionBlocks(name, received)} />
}

export function Blocks({ blocks: all }: { blocks: readonly Block[] }) {
  const groups: { title: string | null; blocks: Block[] }[] = [{ title: null, blocks: [] }]
  for (const block of all) {
    if (block.kind === 'subheading') groups.push({ title: block.text, blocks: [] })
    else groups.at(-1)!.blocks.push(block)
  }
  return groups
    .filter(({ blocks }) => blocks.length > 0)
    .map(({ title, blocks }) => (
      <div key={title} className="stack-tight">
        {title && <h4>{title}</h4>}
        {blocks.map((block) => block.kind === 'note' && <InfoNote key={block.text}>{block.text}</InfoNote>)}
        {blocks.map(
          (block) =>
            block.kind === 'paragraph' && (
              <p key={block.text} className="prose">
                <WithGaps text={block.text} />
              </p>
            ),
        )}
        <Bullets lines={blocks.flatMap((block) => (block.kind === 'bullet' ? [block.text] : []))} />
        <LabelledRows rows={blocks.filter((block) => block.kind === 'labelled')} />
      </div>
    ))
}

function QuestionList({ data }: { data: InterviewPrepSectionData<'questions'> }) {
  const [open, setOpen] = useAtom(openQuestionsAtom)
  const isInFoot = useIsInFoot(open)
  return (
    <ol className="prep-questions plain-list">
      {data.questions.map((question, index) => {
        const suggested = suggestedAt(data, index)
        return (
          <li key={question} className="lights-up">
            <Collapsible
              look="line"
              open={open.has(index)}
              onToggle={(isOpen) => setOpen((all) => new Set([...all].filter((at) => at !== index).concat(isOpen ? index : [])))}
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
                {!isInFoot(question) && <PracticeAloud suggested={suggested} />}
              </SuggestedAnswer>
            </Collapsible>
          </li>
        )
      })}
    </ol>
  )
}
