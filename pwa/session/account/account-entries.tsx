import './account-entries.css'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { useStorage } from '../../media/uploads/storage.ts'
import type { User } from '../../platform/auth.ts'
import { askToInstall, useInstallWay } from '../../platform/install.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SwitchChoice } from '../../ui/switch-choice.tsx'
import { type Theme, themeAtom } from '../../ui/theme/theme.ts'
import { toast } from '../../ui/toast.ts'
import { logOut } from '../auth/log-out.ts'
import { nameOf } from '../auth/user.ts'
import { keepScores, ownScoresAtom, readScores, stopKeepingScores } from '../own-scores.ts'
import { accountDialogAtom } from './account-dialog-state.ts'
import { Avatar } from './avatar.tsx'
import { LegalLinks } from './legal-links.tsx'

const themes: Readonly<Record<Theme, string>> = { system: 'Device', light: 'Light', dark: 'Dark' }

/** @param children what the More sheet has besides, after who it is */
export function AccountEntries({ user, children }: { user: User; children?: ReactNode }) {
  const show = useSetAtom(accountDialogAtom)
  const installWay = useInstallWay()
  const [theme, chooseTheme] = useAtom(themeAtom)
  return (
    <div className="lines account-entries">
      <div className="stack-tight">
        <p className="caption">My Account</p>
        <div className="row">
          <Avatar user={user} />
          <p className="fill">
            <strong>{nameOf(user)}</strong>
            {user.email && <small className="block quiet">{user.email}</small>}
          </p>
          <Button small onClick={() => void logOut(user)}>
            Log out
          </Button>
        </div>
      </div>
      {children}
      <div>
        <p className="caption" aria-hidden="true">
          Appearance
        </p>
        <SwitchChoice legend="Appearance" options={themes} value={theme} onChange={chooseTheme} />
        <button type="button" className="menu-item" onClick={() => show('credit-history')}>
          <Icon name="history" />
          Credit history
        </button>
        {installWay !== 'none' && (
          <button
            type="button"
            className="menu-item"
            onClick={() => (installWay === 'prompt' ? void askToInstall() : show('install'))}
          >
            <Icon name="phone" />
            Install app
          </button>
        )}
        <button type="button" className="menu-item" onClick={() => show('data')}>
          <Icon name="download" />
          Download my data
        </button>
        <ScoresChoice user={user} />
        <button type="button" className="menu-item tone-red" onClick={() => show('delete')}>
          <Icon name="trash" />
          Delete account
        </button>
        <LegalLinks />
      </div>
    </div>
  )
}

/** Turning it off deletes the list, and asks first if there is one. */
function ScoresChoice({ user }: { user: User }) {
  const show = useSetAtom(accountDialogAtom)
  const own = useAtomValue(ownScoresAtom)
  const isOnDevice = useStorage() === 'on-this-device'
  useEffect(() => void readScores(), [])
  if (!isOnDevice) return null
  async function choose() {
    if (!own) {
      const isKept = await keepScores(user.uid)
      if (isKept) toast({ title: 'Your scores are kept on this device', description: 'Home shows how they change.' })
    } else if (own.scores.length > 0) show('stop-scores')
    else void stopKeepingScores(user.uid)
  }
  return (
    <button type="button" className="menu-item" role="switch" aria-checked={Boolean(own)} onClick={() => void choose()}>
      <Icon name="lock" />
      <span className="fill">Keep my scores on this device</span>
      <span className="small quiet" aria-hidden="true">
        {own ? 'On' : 'Off'}
      </span>
    </button>
  )
}
