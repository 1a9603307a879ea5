import { IonContent, IonPage } from '@ionic/react'
import { useEffect } from 'react'
import { NotFound } from '../not-found.tsx'

export function NotFoundPage() {
  useEffect(() => {
    document.title = 'Page Not Found · Greenroom'
  }, [])
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
