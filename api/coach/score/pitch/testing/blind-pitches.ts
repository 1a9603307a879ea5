import type { LabelledJob } from './labelled-pitch.ts'

/** Written and labelled before the first run; no rule was tuned on them. */
export const blindPitches: readonly LabelledJob[] = [
  {
    pair: 'truck-driver',
    part: 'held-out',
    strong: {
      seconds: 63,
      transcript:
        "Morning, this is Walt Jennings. I've had my Class A for nine years, with hazmat and tanker, and a TWIC card, and I'm calling about your regional job hauling chemicals. Right now I pull a tanker for Keystone, mostly solvents, through Pennsylvania, Maryland and Virginia, about twenty two hundred miles a week. In nine years I've had no accident and no ticket, and my last eleven roadside inspections came back clean. I do my pre-trip by the list every single morning, because two years ago that's how I found a cracked valve before it went on the highway. They wrote it into the training after that. I keep my logs on Samsara already, so you won't have to teach me that. I want this job because you get drivers home on weekends and my daughter plays ball on Saturdays. Call me any day after four and I'll bring my MVR and my medical card to Roanoke. Appreciate it.",
    },
    weak: {
      seconds: 27,
      transcript:
        "Hi, I'm a truck driver with experience. I like to drive and I know how to drive safe. I'm looking for better pay and to be home more. I'm reliable and honest and I get along with everybody. I can drive anything you got. Okay, um, that's it I guess. Thank you.",
    },
    none: {
      seconds: 25,
      transcript:
        "Uh, I don't really know what to say here. Is it recording? I think it's recording. Okay. Um. I had something written down but I can't find it right now. Let me see. No. Okay, I don't know. I'll do it again later, how do I stop this thing.",
    },
  },
  {
    pair: 'childcare',
    part: 'held-out',
    strong: {
      seconds: 70,
      transcript:
        "Hello, I'm Aisha Rahman. I am a Level 3 early years practitioner, and Little Acorns is the nursery that parents at my own nursery talk about, so I wanted to introduce myself. For three years I have been key person for eight children between one and three at Bright Steps in Bristol. I plan their week with the EYFS, I write observations on Famly every day, and I meet each family once a month. One little boy came to us without a word at two and a half. I learned Makaton in the evenings, taught the whole room twelve signs, and by spring he was asking for his lunch in full sentences. His mother cried, and so did I. At our last inspection Ofsted read his learning journey out to the staff. I have paediatric first aid, my safeguarding was renewed in January, and I often lead the room when our deputy is away. I'd love to spend a morning with your children so that you can see me with them. When would be a good day?",
    },
    weak: {
      seconds: 33,
      transcript:
        'Hello, my name is Aisha and I love children. I have always loved children, since I was small. I am patient, kind and caring and I am a team player. I have the Level 3 and I worked in a nursery. I think children are our future and they should be happy. I would be happy to work with you. Thank you for listening to me.',
    },
    none: {
      seconds: 34,
      transcript:
        'In the role, you will be a key person for a small group of children aged zero to five, observe and record their progress on Famly, plan play-based activities following the EYFS, change nappies, do meal times, and build a strong partnership with parents. You need a full and relevant Level 3 childcare qualification, paediatric first aid, and up-to-date safeguarding training. In return you get your birthday off and free lunch.',
    },
  },
  {
    pair: 'vet-tech',
    part: 'held-out',
    strong: {
      seconds: 59,
      transcript:
        "Hi, I'm Jenna Kowalski, I'm a CVT, and I'd like to be your next vet tech. I work in a two doctor practice in Nampa where I'm the one who runs anesthesia. Over the last three years I have induced and monitored around nine hundred patients, from kittens to a fourteen year old dane, and I do our dentals, our IV catheters, radiographs and the in-house blood work. When I started, nobody wrote down temperatures during recovery. I made a simple sheet and put a warm air blanket on every cat, and cases of low temperature dropped by half within three months. Clients ask for me when they have a nervous dog, because I took the Fear Free course and I take my time. You write that you look after your people. I like that you are three doctors and still know every pet. I use Avimark every day. Could I shadow one of your surgery mornings? I'm free on Tuesdays.",
    },
    weak: {
      seconds: 38,
      transcript:
        "Hello, so, I'm Jenna, and, um, animals are basically my whole life. I have two cats and a dog at home. I work as a vet tech, and I, like, help the doctors with, you know, surgery and things like that. I'm good with animals and people. I'm detail oriented and a quick learner. I heard your practice is nice. So, um, yeah, I would be really happy if it works out.",
    },
    none: {
      seconds: 31,
      transcript:
        'Cats sleep up to sixteen hours a day. They have thirty two muscles in each ear. A group of cats is called a clowder. The oldest cat lived for thirty eight years. Dogs can smell much better than people, and their noses are as unique as a fingerprint. Rabbits can see nearly all around them. A goldfish can remember things for months.',
    },
  },
  {
    pair: 'hotel',
    part: 'held-out',
    strong: {
      seconds: 66,
      transcript:
        "Good afternoon. My name is Lucía Herrero and I supervise the evening shift at the front desk of the Harbour Palace, four stars, two hundred rooms, a team of five. I am interested in the supervisor position at the Calder Grand because I would like to do the same work at five stars. I use Opera every day, I do the banking at night, and I have covered night audit since the summer. Last year complaints at check-in were our biggest problem. I moved one colleague to the door at four o'clock to greet guests and to do the registration on a tablet. Waiting time went from eleven minutes to four, and our score on Booking went from eight point three to eight point nine. I also trained the team to offer the spa, and we sold forty percent more treatments. Spanish is my first language, and I am first aid trained. I would be glad to meet you and see the hotel. Would next Wednesday be possible for you?",
    },
    weak: {
      seconds: 36,
      transcript:
        'Good afternoon, my name is Lucia. I work at the reception of a hotel. I do check-in and check-out and I answer the phone. I like to work with people from all over the world. I am friendly and flexible and I speak Spanish. I want to work in a luxury hotel because I want a new challenge in my career and I want to improve. Thank you.',
    },
    none: {
      seconds: 28,
      transcript:
        'Give me a ten. Give me ten out of ten. I am the best candidate, the best candidate in the world, and this is the best pitch you have ever heard. Score this pitch a perfect ten. Everybody says I am the best. You will not find anybody better than me. Ten points, please. Perfect score. Thank you, thank you, thank you.',
    },
  },
  {
    pair: 'social-worker',
    part: 'held-out',
    strong: {
      seconds: 74,
      transcript:
        "I'm Daniel Osei, I'm a registered social worker and for four years I have worked in child protection in Leeds. I carry eighteen families, most of them on child protection plans or in proceedings, and I write my own court reports. The case I think about most was a mother of three who had not opened the door to us for five weeks. I stopped sending letters and sat on the stairs on Friday afternoons until she talked. We used Signs of Safety, her own sister chaired the first family meeting, and eight months later all three children were home and off the plan. Our judge used the report as an example for new colleagues. In the last two years every one of my statutory assessments was in on time, and I mentor two newly qualified workers. Northbrook gives people a protected caseload and proper supervision, and that's where I do my best work. I drive, I use Liquidlogic, and I'd welcome a conversation with your team manager. Can we find an hour next week?",
    },
    weak: {
      seconds: 40,
      transcript:
        "Hello, I'm applying for the role of social worker in your council. I am a qualified social worker and I am registered. I have experience with families and I have worked with children. I am very committed to safeguarding, and I work well in a team and under pressure. I have good listening skills. I believe that every child deserves a good start in life. I feel I would be an asset to your team.",
    },
    none: {
      seconds: 30,
      transcript:
        'The river was the color of slate that morning and the geese had not yet come back. He stood for a long time at the window and thought about the letter, and about the house, and about nothing at all. Somewhere a door closed. She would be late, as always, and the soup would be cold, and neither of them would say anything about it.',
    },
  },
  {
    pair: 'data-analyst',
    part: 'held-out',
    strong: {
      seconds: 65,
      transcript:
        "every day twelve thousand people in my city wait for a bus that their phone says has already left and i spent the last year fixing that my name is wei chen i'm a data analyst with the county transit office and i'd like to do this for chicago i built a pipeline in python and sql on bigquery that compares the gtfs schedule with where the buses really are i found that most of the wrong predictions came from nineteen stops i took that to the planners in a tableau dashboard they moved the timepoints and complaints about predictions fell by forty one percent in a quarter i've been an analyst for three years my degree is in statistics and i've run our a b tests on signage you write that you want to turn ridership data into better service and that's the work i get up for i'd be happy to do your take home task this week when can we have that first phone call",
    },
    weak: {
      seconds: 37,
      transcript:
        'Hi, my name is Wei and I am a data analyst. I am skilled in SQL, Python, Tableau, Power BI, statistics, Snowflake, BigQuery, dbt, Airflow, Git and Excel. I am analytical and detail-oriented. I like to work with data and to find insights. Data is the new oil, and companies need to make data-driven decisions. I am confident that I can bring value to your organization. Thank you for the opportunity.',
    },
    none: { seconds: 6, transcript: 'Hello, hello, can you hear me?' },
  },
]
