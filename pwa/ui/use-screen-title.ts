import { useIonViewWillEnter } from '@ionic/react'

/** Sets the tab's title while the screen is in front. Ionic keeps the screens behind it mounted, so a `<title>` element would not work. */
export function useScreenTitle(title: string) {
  useIonViewWillEnter(() => {
    document.title = title === 'Greenroom' ? title : `${title} · Greenroom`
  }, [title])
}
