import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showError } from '../../ui/error-notice.ts'
import { Menu } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { Part } from './part.tsx'

export function LayerStates() {
  const [look, setLook] = useState<'sheet' | 'alert' | null>(null)
  const close = () => setLook(null)
  return (
    <Part title="Over the page">
      <div className="row">
        <Button onClick={() => setLook('sheet')}>Sheet</Button>
        <Button onClick={() => setLook('alert')}>Alert</Button>
        <Button onClick={() => showError('Something did not work. Please try again.')}>An error occurred</Button>
        <Button onClick={() => toast({ title: 'Saved', description: 'This one closes by itself.' })}>Toast</Button>
        <Button onClick={() => toast({ title: 'Error', description: 'This one stays.', variant: 'destructive' })}>
          Destructive toast
        </Button>
        <Tooltip text="Use credits to unlock resume, voice, or pitch tools">
          <Button>Tooltip</Button>
        </Tooltip>
        <Menu button="Menu">
          <button type="button" className="menu-item">
            An entry
          </button>
        </Menu>
      </div>
      {look && (
        <Dialog
          look={look}
          title={`A dialog (${look})`}
          description="It says what it is about."
          onClose={close}
          actions={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button look="main" onClick={close}>
                Continue
              </Button>
            </>
          }
        />
      )}
    </Part>
  )
}
