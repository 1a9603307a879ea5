import '../../ui/sibling-switch.css'
import './account-entries.css'
import { useAtom, useSetAtom } from 'jotai'
import type { User } from '../../platform/auth.ts'
import { askToInstall, useInstallWay } from '../../platform/install.ts'
import { Icon } from '../../ui/icon.tsx'
import { type Theme, themeAtom } from '../../ui/theme/theme.ts'
import { logOut } from '../auth/log-out.ts'
import type { UnsentLine } from '../auth/unsent.ts'
import { nameOf } from '../auth/user.ts'
import { creditHistoryOpenAtom } from '../credits/purchase-state.ts'
import { accountDialogAtom, unsentAtom } from './account-dialog-state.ts'
import { Avatar } from './avatar.tsx'
import { LegalLinks } from './legal-links.tsx'

const themes: readonly { theme: Theme; label: string }[] = [
  { theme: 'system', label: 'Device' },
  { theme: 'light', label: 'Light' },
  { theme: 'dark', label: 'Dark' },
]

export function AccountEntries({ user }: { user: User }) {
  const showHistory = useSetAtom(creditHistoryOpenAtom)
  return (
    <div className="stack-tight account-entries">
      <p className="caption">My Account</p>
      <div className="row">
        <Avatar user={user} />
        <p className="fill">
          <strong>{nameOf(user)}</strong>
          {user.email && <small className="block quiet">{user.email}</small>}
        </p>
      </div>
      <ThemeChoice />
      <button type="button" className="menu-item" onClick={() => showHistory(true)}>
        <Icon name="bulb" />
        Credit history
      </button>
      <OwnAccountEntries user={user} />
      <LegalLinks />
    </div>
  )
}

function OwnAccountEntries({ user }: { user: User }) {
  const show = useSetAtom(accountDialogAtom)
  const installWay = useInstallWay()
  return (
    <>
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
      <LogOutEntry user={user} />
      <button type="button" className="menu-item" onClick={() => show('delete')}>
        <Icon name="trash" />
        Delete account
      </button>
    </>
  )
}

function LogOutEntry({ user }: { user: User }) {
  const show = useSetAtom(accountDialogAtom)
  const setUnsent = useSetAtom(unsentAtom)
  function confirm(unsent: readonly UnsentLine[]) {
    setUnsent(unsent)
    show('log-out')
  }
  return (
    <button type="button" className="menu-item" onClick={() => void logOut(user, confirm)}>
      <Icon name="log-out" />
      Log out
    </button>
  )
}

function ThemeChoice() {
  const [chosen, choose] = useAtom(themeAtom)
  return (
    <fieldset className="sibling-switch">
      <legend className="only-heard">Theme</legend>
      {themes.map(({ theme, label }) => (
        <label key={theme}>
          <input className="covering-input" type="radio" name="theme" checked={chosen === theme} onChange={() => choose(theme)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
