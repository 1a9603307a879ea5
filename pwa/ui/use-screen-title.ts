import { useIonViewWillEnter } from '@ionic/react'

/** Names the browser's tab while the screen is in front. Screens that were left stay mounted, so a `<title>` would be theirs for ever. */
export function useScreenTitle(title: string) {
  useIonViewWillEnter(() => {
    document.title = title === 'Greenroom' ? title : `${title} · Greenroom`
  }, [title])
}
