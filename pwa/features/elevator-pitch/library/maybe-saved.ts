import type { Removed } from '../../../media/uploads/discarding.ts'
import { toast } from '../../../ui/toast.ts'

/** Says that a save canceled while it was being sent may still have reached the library. */
export function warnIfMaybeSaved(removed: Removed) {
  if (removed === 'not-sent') return
  toast({
    title: removed === 'sent' ? 'It had already been saved' : 'It was already being sent',
    description: 'If this pitch is in your library, you can delete it there.',
  })
}
