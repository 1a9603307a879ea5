import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languageFault } from './english.ts'

const foreign = {
  German:
    'Wir suchen zum nächstmöglichen Zeitpunkt eine Pflegefachkraft in Vollzeit für unsere Station in Bremen. Ihre Aufgaben: Sie planen und dokumentieren die Pflege, begleiten Angehörige und leiten Schüler an. Ihr Profil: eine abgeschlossene Ausbildung, Erfahrung in der Altenpflege, Freude an der Arbeit im Team. Wir bieten ein gutes Gehalt und dreißig Tage Urlaub.',
  Dutch:
    'Wij zoeken een ervaren monteur die graag in een klein team werkt. Je gaat bij klanten langs, zoekt storingen en lost ze op. Je hebt een diploma op niveau vier, een rijbewijs en minstens twee jaar ervaring in de techniek. Wij bieden een goed salaris, een auto van de zaak en ruimte om te leren. Is dit iets voor jou? Stuur je brief naar ons kantoor.',
  French:
    'Nous recherchons une comptable pour notre siège à Lyon. Vous tenez la comptabilité générale, préparez les déclarations et suivez la trésorerie. Vous avez un diplôme de niveau bac plus deux, au moins trois ans d’expérience et une bonne maîtrise d’Excel. Nous vous offrons un salaire attractif, des tickets restaurant et deux jours de télétravail par semaine.',
  Spanish:
    'Buscamos un cocinero para nuestro restaurante en Valencia. Te encargarás de preparar los platos, controlar los pedidos y mantener limpia la cocina. Pedimos dos años de experiencia, carné de manipulador de alimentos y ganas de trabajar en equipo. Ofrecemos contrato indefinido, dos días de descanso a la semana y un sueldo según convenio.',
  Portuguese:
    'Procuramos uma pessoa para a nossa loja em Lisboa. As tarefas são atender os clientes, repor os produtos e fechar a caixa. Pedimos o décimo segundo ano, experiência de um ano em vendas e disponibilidade para trabalhar ao fim de semana. Oferecemos contrato, subsídio de refeição e formação. Envie a sua candidatura para o nosso endereço.',
  Italian:
    'Cerchiamo un elettricista per la nostra sede di Torino. Si occuperà della manutenzione degli impianti, della ricerca dei guasti e del rapporto con i clienti. Chiediamo un diploma tecnico, tre anni di esperienza e la patente. Offriamo un contratto a tempo indeterminato, un buono pasto e la possibilità di crescere in una squadra giovane.',
  Swedish:
    'Vi söker en förskollärare till vår avdelning i Lund. Du planerar verksamheten tillsammans med kollegor och följer varje barns utveckling. Vi vill att du har legitimation, minst ett års erfarenhet och att du talar svenska obehindrat. Vi erbjuder friskvård, tid för planering och en trygg arbetsplats. Skicka din ansökan senast den sista maj.',
  Polish:
    'Poszukujemy kierowcy do naszego magazynu w Poznaniu. Do zadań należy dostarczanie towaru, obsługa dokumentów i dbanie o pojazd. Wymagamy prawa jazdy kategorii C, aktualnych badań i co najmniej roku doświadczenia. Oferujemy umowę o pracę, stałe godziny oraz prywatną opiekę medyczną. Zgłoszenia prosimy wysyłać na podany adres do końca miesiąca.',
  Turkish:
    'Ankara ofisimizde çalışacak bir muhasebe uzmanı arıyoruz. Görevler arasında faturaların kaydı, beyannamelerin hazırlanması ve raporlama bulunmaktadır. Adaylardan üniversite mezuniyeti, en az üç yıl deneyim ve iyi derecede bilgisayar bilgisi bekliyoruz. Yemek, servis ve özel sağlık sigortası sunuyoruz. Başvurularınızı özgeçmişinizle birlikte bize gönderebilirsiniz.',
  Russian:
    'Мы ищем медсестру в отделение интенсивной терапии. Требуется диплом, опыт работы от двух лет и готовность работать ночью.',
  Japanese:
    '当社では経理担当者を募集しています。日商簿記二級以上、経理実務経験三年以上の方を歓迎します。月次決算、請求書の処理などをお任せします。',
} as const

test.each([
  ...Object.entries(foreign),
  [
    'Danish',
    'Vi søger en dygtig sygeplejerske til vores afdeling i Aarhus. Du har lyst til at arbejde med mennesker, og du har erfaring med akutte patienter. Vi tilbyder et godt arbejdsmiljø, kurser og mulighed for at udvikle dig sammen med gode kolleger. Send din ansøgning og dit cv til os senest den første maj.',
  ],
  [
    'Norwegian',
    'Vi søker en erfaren elektriker som vil jobbe i et lite team i Bergen. Du har fagbrev, førerkort og minst to års erfaring fra bransjen. Arbeidet er variert, og du får ansvar for egne prosjekter. Vi tilbyr god lønn, bil og mulighet for å lære mer. Send søknad og attester til oss innen utgangen av mai.',
  ],
  [
    'Catalan',
    'Busquem una persona per al nostre equip de cuina a Girona. Faràs els plats del dia, controlaràs les comandes i mantindràs la cuina neta. Demanem dos anys d’experiència, ganes de treballar amb altres persones i disponibilitat els caps de setmana. Oferim contracte fix, formació i un bon ambient de treball.',
  ],
  [
    'Galician',
    'Buscamos unha persoa para a nosa tenda de Vigo. As tarefas son atender os clientes, repoñer os produtos e pechar a caixa. Pedimos un ano de experiencia en vendas, boa presenza e dispoñibilidade para traballar os sábados. Ofrecemos contrato, formación e bo ambiente. Envíe o seu currículo ao noso enderezo antes de fin de mes.',
  ],
])('an ad in %s is refused, with what to do', (_language, text) => {
  expect(languageFault(text)).toBe(
    'This job description does not seem to be in English. Greenroom reads English only: paste an English version, or translate it first.',
  )
})

test('an English ad of a German company in a German city is read', () => {
  const ad = `Pflegefachkraft / Registered Nurse (m/w/d), Müller & Söhne GmbH, Universitätsklinikum Köln, Straße der Republik 12, 50667 Köln.
    You will look after patients on our surgical ward and document their care. You have a nursing license, two years of experience and German at B2.
    We offer thirty days of leave and support with your move. Ansprechpartner: Frau Jäger, Personalabteilung.`
  expect(languageFault(ad)).toBeNull()
})

test('none of the English ads and resumes we have is taken for a foreign one', () => {
  const folder = new URL('../../evals/ads/', import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const ads = files.flatMap((name) => {
    const { lines, ads = [{ lines }] } = JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
    return ads.map((ad: { lines: { text: string }[] }) => ad.lines.map(({ text }) => text).join('\n'))
  })
  expect(ads.length).toBeGreaterThan(100)
  expect(ads.filter(languageFault)).toEqual([])
})

test('a bare list of skills is too short to tell, and an ad of two languages is read', () => {
  expect(languageFault('Java, Spring Boot, Kafka, PostgreSQL, Docker, Kubernetes')).toBeNull()
  expect(languageFault('')).toBeNull()
  const english = 'You will be part of the team that runs our shop and you have worked with customers before. '
  expect(languageFault(english + foreign.Dutch)).toBeNull()
})
