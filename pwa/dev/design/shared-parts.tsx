import { writtenRows } from '../../generation/answer-rows.ts'
import { FailureNote } from '../../generation/failure-note.tsx'
import { HowThisWorks } from '../../generation/form/how-this-works.tsx'
import { StatusLine } from '../../generation/status-line.tsx'
import { LabelledRows } from '../../ui/labelled-rows.tsx'
import { SiblingSwitch } from '../../ui/sibling-switch.tsx'
import { WithGaps } from '../../ui/with-gaps.tsx'
import { Part } from './part.tsx'

export function SharedParts() {
  return (
    <Part title="Shared by features">
      <SiblingSwitch here="/self-interview-prep" />
      <p>
        <WithGaps text="I led a team of [number] nurses at [employer]." />
      </p>
      {[true, false].map((isDesktop) => (
        <HowThisWorks
          key={String(isDesktop)}
          isDesktop={isDesktop}
          price="15 credits. No subscription."
          steps={[
            { title: 'First', text: 'What happens first.' },
            { title: 'Then', text: 'What happens then.' },
          ]}
        >
          What the feature is for, in a sentence.
        </HowThisWorks>
      ))}
      <FailureNote
        failure={{ sentence: 'This did not work.', consequence: 'Your 15 credits are back.', offer: null }}
        onDismiss={() => undefined}
      />
      <FailureNote
        failure={{ sentence: 'This takes 15, you have 10.', consequence: 'Nothing was charged.', offer: 'buy-credits' }}
        onDismiss={() => undefined}
      />
      <FailureNote
        failure={{
          ...{ sentence: 'This answer is no longer kept.', offer: null, again: () => undefined },
          consequence: 'You paid for it: making it again is free. Your form is still here.',
        }}
        onDismiss={() => undefined}
      />
      {(['writing', 'lost', 'done'] as const).map((look) => (
        <StatusLine key={look} look={look}>
          A line that is {look}.
        </StatusLine>
      ))}
      <LabelledRows
        rows={writtenRows(
          'Situation: A ward with 30 beds. Task: No patient waits. Action: I called the pool. Result: All rounds done.',
        )}
      />
    </Part>
  )
}
