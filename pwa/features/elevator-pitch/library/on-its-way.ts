import type { Removed } from '../../../media/uploads/discarding.ts'
import { toast } from '../../../ui/toast.ts'

/** A save that is given up in the middle may have reached the library all the same: then the person is told. */
export function tellIfOnItsWay(removed: Removed) {
  if (removed === 'not-sent') return
  toast({
    title: removed === 'sent' ? 'It had already been saved' : 'It was on its way',
    description: 'If this pitch is in your library, you can delete it there.',
  })
}
