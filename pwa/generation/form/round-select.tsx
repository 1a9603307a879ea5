import type { ComponentProps } from 'react'
import { interviewRoundIds, interviewRounds } from '../../../api/contract/interview-rounds.ts'
import { Select } from '../../ui/field.tsx'

type RoundSelectProps = Omit<ComponentProps<typeof Select>, 'label' | 'children'> & {
  hasBlank?: boolean
  label?: string
}

export function RoundSelect({ hasBlank, label = 'Interview round', ...rest }: RoundSelectProps) {
  return (
    <Select label={label} {...rest}>
      {hasBlank && <option value="">Choose a round</option>}
      {interviewRoundIds.map((id) => (
        <option key={id} value={id}>
          {interviewRounds[id].label}
        </option>
      ))}
    </Select>
  )
}
