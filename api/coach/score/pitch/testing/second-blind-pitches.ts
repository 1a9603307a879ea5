import type { LabelledJob } from './labelled-pitch.ts'

/**
 * Written and labelled after the rules were tuned on the others and before the first run on these, in other manners: nervous, foreign,
 * without full stops, without a job so far.
 */
export const secondBlindPitches: readonly LabelledJob[] = [
  {
    pair: 'backend',
    part: 'development',
    strong: {
      seconds: 71,
      transcript:
        'Four million parcels a month is roughly one and a half per second, and I know what that feels like at three in the morning, because I was on call for a system of that size. I am Ondrej, backend engineer, six years, the last three of them in Go. At Ticketline our checkout fell over every time a big concert went on sale. I profiled it, moved the seat locks out of PostgreSQL into a queue on Kafka, and wrote the load test that we now run before every sale. The last one sold forty thousand tickets in nine minutes, with not one timeout. Everything I run is in Terraform, on Kubernetes, with Prometheus and traces, and tests come first, ask my colleagues. I have mentored two juniors and one of them is on call alone now. I would rather show than tell: send me a service of yours that is slow, and we look at the flame graph together for an hour. Is Friday good for you?',
    },
    weak: {
      seconds: 44,
      transcript:
        'Hey guys. So, I am a software developer and I really like coding. I have been coding since I was fourteen. I know many programming languages and frameworks and I learn new technologies very quickly. In my current company I work on the backend, and I am responsible for several microservices. I am looking for a remote position because I like to travel, and your company seems to be very cool, with a lot of nice people. I think we would be a good match. Cheers.',
    },
    none: {
      seconds: 40,
      transcript:
        'Okay so in this video I am going to show you how to install the new graphics card. First you open the case, be careful with the cable on the left. Then you press the card into the slot until it clicks. Do not forget the power. If the fans are spinning you did it right. Subscribe to the channel and leave a comment, and I will see you in the next one.',
    },
  },
  {
    pair: 'electrician-uk',
    part: 'development',
    strong: {
      seconds: 55,
      transcript:
        "Alright, I'm Gary Whitlock, approved sparky, gold card, eighteenth edition, and I've just got my twenty three ninety one. Eleven years on the tools, seven of them in council housing in Bradford, so I know what it's like when a tenant's been without power since breakfast. I average five reactive jobs a day and last year ninety six percent of mine were fixed on the first visit. I did all the EICRs for two high schools over the summer, a hundred and forty boards, handed over two days early. Fire alarms, emergency lighting, containment, I've done the lot, and I've fitted about thirty EV chargers. Never had a job failed by the inspector. You want planned and reactive in Leeds, I live in Pudsey. Give us a ring on my mobile, it's on the form, I'm off the tools by half four.",
    },
    weak: {
      seconds: 32,
      transcript:
        "Hi, I'm an electrician. I did my apprenticeship and since then I've worked for a few companies. I do all sorts of electrical work really, lights, sockets, rewires, whatever needs doing. I've got a driving licence. I'm honest and hardworking and I turn up on time. I'm looking for something more permanent, closer to home. So that's me. Cheers.",
    },
    none: {
      seconds: 22,
      transcript:
        'One two, one two. Testing the microphone. Testing, testing. The quick brown fox jumps over the lazy dog. The quick brown fox jumps over the lazy dog. She sells sea shells by the sea shore. How much wood would a woodchuck chuck.',
    },
  },
  {
    pair: 'paralegal',
    part: 'development',
    strong: {
      seconds: 67,
      transcript:
        "Good afternoon. On the second day of a malpractice trial last March, the judge asked for an exhibit that was in none of our binders. I found it in Relativity and had it stamped and printed in six minutes, because I had tagged all eleven thousand documents myself. I'm Denise Fortier, a litigation paralegal at a defense firm in Worcester for the past five years. I draft pleadings and discovery responses, I cite check in Bluebook form, and I keep the docket for four attorneys. We have not missed one deadline in that time. I e-file in state and federal court several times a week, and I am a notary. My attorneys say I'm the calm one. I like that you are twelve lawyers and try your own cases, because that's the part of the work I love. I'd be glad to bring you two writing samples and do a cite check for you on the spot. May I come in one morning next week?",
    },
    weak: {
      seconds: 36,
      transcript:
        "Hello, um, my name is Denise, and, uh, I have a paralegal certificate. I've been working at a law firm where I, um, assist the attorneys with various tasks, like, filing and documents and, uh, scheduling. I'm very organized and detail oriented, and I can handle deadlines. I'm, um, interested in litigation. I think your firm has a good reputation and I'd like to grow there. Thank you.",
    },
    none: {
      seconds: 44,
      transcript:
        "We're a twelve-lawyer litigation boutique in Boston and we're hiring a Litigation Paralegal. Day to day you'd be drafting pleadings and discovery responses, cite checking briefs in Bluebook form, managing e-discovery in Relativity, e-filing in state and federal court, keeping the docket calendar, and getting exhibits and binders ready for trial. We use iManage and Westlaw. We pay well, cover your T pass, and close the office in the last week of December.",
    },
  },
  {
    pair: 'hr',
    part: 'development',
    strong: {
      seconds: 70,
      transcript:
        "Hi, Carmen Ibarra here. I'm an HR business partner for thirteen clinics in Tucson, about six hundred people, and I'd love to talk with you about the same role at Desert Sun. When I took over, one in three medical assistants left within their first year. I sat in on forty exit interviews, and it turned out that nobody had met their manager before day one. So I rewrote onboarding with the clinic leads, and I coached every supervisor for ninety days. Turnover among new assistants dropped from thirty three to nineteen percent. I've closed more than fifty workplace investigations, and none of them ended in court. FMLA and ADA are my daily bread, I live in Workday, I hold the SHRM-CP, and I do half of my conversations in Spanish. What I would bring you is a partner who leaves the office and walks the clinics. Could you spare twenty minutes for a call on Thursday or Friday? I'll send you my onboarding plan beforehand.",
    },
    weak: {
      seconds: 39,
      transcript:
        'Hello, my name is Carmen and I am a human resources professional. I am a people person and I am passionate about creating a positive work environment. I have experience in recruiting, onboarding, employee relations, performance management and training. I am an excellent communicator and a strategic thinker who can wear many hats. I believe that people are the most important asset of a company. I would love the opportunity to contribute to the success of your organization.',
    },
    none: {
      seconds: 33,
      transcript:
        'Wow. Amazing. Great. I am great, you are great, everything is great. Excellent, excellent, excellent. Success is success and a goal is a goal and we reach it together. Together we are strong. Believe in yourself and follow your dreams. The sky is the limit. Yes we can. Never stop. Dream big. Be the change. Thank you very much, God bless you all.',
    },
  },
  {
    pair: 'customer-support',
    part: 'development',
    strong: {
      seconds: 64,
      transcript:
        'Hello, my name is Fatou. Excuse my accent, I speak French since I was born, English since eight years and German a little bit. I am calling people all day, this is my work. At the moment I am at a bank in Dublin in the contact centre, and I answer sixty, seventy calls and chats each day. The last year I was in the first three of forty colleagues for customer satisfaction, each quarter. One time a gentleman shouted at me because his card was blocked and he was on holiday with his children. I stayed with him on the line for fifty minutes, I called three departments, and in the evening he could pay the hotel. He wrote a letter to my manager. Zendesk and Jira I use every day, and I wrote twenty articles for our knowledge base, in two languages. With you I want to help people to have good holidays, in French and in English. Please let me show you in a test call. When do you have time?',
    },
    weak: {
      seconds: 41,
      transcript:
        'Hello. I am from France and I live in Dublin for one year. I speak French and English and I search a job in customer service. I like to travel and I like to help people. I am always smiling and I am patient. In the past I worked in a shop and in a restaurant. I am motivated to learn new things and I am flexible with the hours. I hope that you will answer me. Thank you and have a good day.',
    },
    none: {
      seconds: 26,
      transcript:
        "Hi honey, it's me. Can you get some milk on the way home, and the dog needs his pills. I'll be late, the bus didn't come again. Mom called, she wants us for dinner on Sunday. Okay, love you, bye. Oh, and don't forget the keys this time.",
    },
  },
  {
    pair: 'marketing',
    part: 'development',
    strong: {
      seconds: 62,
      transcript:
        "You sell plants to people who are afraid of killing them. I was one of them, and then I ran marketing for a houseplant app. My name is Jo Park. For five years I've spent other people's money on Meta, Google and TikTok, most recently a hundred and twenty thousand a month at Leafly Home, a Shopify brand. When I started, a new customer cost us sixty one dollars. I cut half of our audiences, let customers film their own plants, and tested four new ads every week. After seven months it was thirty eight dollars, at twice the volume. I built the welcome flow in Klaviyo that brings in eighteen percent of revenue. I report in Looker Studio every Monday, and I write my own SQL when the dashboard lies. I'd like to spend your hundred and fifty thousand as if it were mine. Let me audit your ad account for free, and we go through it together over coffee.",
    },
    weak: {
      seconds: 38,
      transcript:
        "Hi, I'm Jo, I'm a creative and data-driven marketer with a passion for brands. I've managed campaigns across different channels and I have helped companies grow. I'm experienced with social media, SEO, email and content. I love plants and I love your brand and your values. I'm a storyteller at heart. I thrive in fast-paced environments and I'm always up to date with the latest trends. I'd be thrilled to join the Fern and Field family.",
    },
    none: {
      seconds: 12,
      transcript: 'Yes. No. Maybe. I do not know. What was the question? Marketing. Plants. Okay.',
    },
  },
]
