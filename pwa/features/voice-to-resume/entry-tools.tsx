import { IconButton } from '../../ui/button.tsx'
import type { FieldPath, ResumeEdit } from './resume-edit.ts'

interface EntryToolsProps {
  path: FieldPath
  index: number
  count: number
  name: string
  edit: (edit: ResumeEdit) => void
}

export function EntryTools({ path, index, count, name, edit }: EntryToolsProps) {
  return (
    <span className="spoken-tools">
      <IconButton
        icon="chevron-down"
        className="spoken-tools-up"
        label={`Move up: ${name}`}
        disabled={index === 0}
        onClick={() => edit({ type: 'move', path, index, by: -1 })}
      />
      <IconButton
        icon="chevron-down"
        label={`Move down: ${name}`}
        disabled={index === count - 1}
        onClick={() => edit({ type: 'move', path, index, by: 1 })}
      />
      <IconButton icon="trash" label={`Remove: ${name}`} onClick={() => edit({ type: 'remove', path, index })} />
    </span>
  )
}
