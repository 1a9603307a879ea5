import { IonContent, IonPage } from '@ionic/react'
import { useScreenTitle } from '../../ui/use-screen-title.ts'
import { NotFound } from '../not-found.tsx'

export function NotFoundPage() {
  useScreenTitle('Page Not Found')
  return (
    <IonPage className="page">
      <IonContent className="page-scroll">
        <main>
          <NotFound />
        </main>
      </IonContent>
    </IonPage>
  )
}
