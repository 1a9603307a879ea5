import { useAtomValue } from 'jotai'
import { pitch } from '../../../api/contract/limits.ts'
import { authStateAtom } from '../../session/auth/auth-state.ts'
import { Button } from '../../ui/button.tsx'
import { useOpenStage } from './studio/start-card.tsx'

export default function CameraAction() {
  const authState = useAtomValue(authStateAtom)
  const open = useOpenStage(authState.state === 'signed-in' ? authState.user.uid : '')
  if (authState.state !== 'signed-in') return null
  return (
    <Button
      look="main"
      icon="pitch"
      wide
      onClick={() => void open('video')}
      note={`Free. Up to ${pitch.recordingMaxSeconds} seconds.`}
    >
      Open the camera
    </Button>
  )
}
