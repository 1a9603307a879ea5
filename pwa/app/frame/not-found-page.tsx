import { IonContent, IonPage } from '@ionic/react'
import { NotFound } from '../not-found.tsx'

export function NotFoundPage() {
  return (
    <IonPage className="page">
      <title>Page Not Found · Greenroom</title>
      <IonContent className="page-scroll">
        <main>
          <NotFound />
        </main>
      </IonContent>
    </IonPage>
  )
}
