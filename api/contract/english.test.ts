import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { seemsForeign } from './english.ts'

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

test.each(Object.entries(foreign))('an ad in %s is told apart', (_language, text) => {
  expect(seemsForeign(text)).toBe(true)
})

test('none of the English ads and resumes we have is taken for a foreign one', () => {
  const folder = new URL('../../evals/ads/', import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const ads = files.flatMap((name) => {
    const { lines, ads = [{ lines }] } = JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
    return ads.map((ad: { lines: { text: string }[] }) => ad.lines.map(({ text }) => text).join('\n'))
  })
  expect(ads.length).toBeGreaterThan(100)
  expect(ads.filter(seemsForeign)).toEqual([])
})

test('a bare list of skills is too short to tell, and an ad of two languages is read', () => {
  expect(seemsForeign('Java, Spring Boot, Kafka, PostgreSQL, Docker, Kubernetes')).toBe(false)
  expect(seemsForeign('')).toBe(false)
  const english = 'You will be part of the team that runs our shop and you have worked with customers before. '
  expect(seemsForeign(english + foreign.Dutch)).toBe(false)
})
