import type { BankQuestion } from './bank-schema.ts'

/* Ten questions that need reading and thinking and no law: each has its answer in itself. */

const about = { topic: 'general-analysis', right: 0, law: null, source: null } as const

export const generalAnalysis: readonly BankQuestion[] = [
  {
    ...about,
    id: 'general-stamped',
    question:
      'Every contract that the director signs is stamped. This contract is not stamped. What follows?',
    options: [
      'The director did not sign it',
      'The director signed it but forgot the stamp',
      'Somebody else signed it',
      'It is not a contract',
    ],
    explanation:
      'If the director had signed it, it would be stamped. It is not, so the director did not; whether anybody else signed it is not said.',
  },
  {
    ...about,
    id: 'general-registered',
    question:
      'If a deed is registered, then its fee has been paid. This deed is not registered. What follows about its fee?',
    options: [
      'Nothing: it may or may not have been paid',
      'It has not been paid',
      'It has been paid',
      'It was paid too late',
    ],
    explanation:
      'The rule says what follows from being registered. It says nothing of deeds that are not registered, so the fee may have been paid or not.',
  },
  {
    ...about,
    id: 'general-witnesses',
    question:
      'No paid expert is a neutral witness. Some of the witnesses in this case are paid experts. What must be true?',
    options: [
      'Some of the witnesses in this case are not neutral',
      'None of the witnesses in this case is neutral',
      'Some of the witnesses in this case are neutral',
      'All neutral witnesses in this case are unpaid',
    ],
    explanation:
      'Those witnesses who are paid experts are not neutral, and there are some. Of the other witnesses nothing is said.',
  },
  {
    ...about,
    id: 'general-order',
    question:
      'Four petitions are heard one after another. Anika’s comes before Babul’s. Chandan’s comes after Babul’s. Dipa’s comes before Anika’s. Whose is heard third?',
    options: ['Babul’s', 'Anika’s', 'Chandan’s', 'Dipa’s'],
    explanation: 'The order is Dipa, Anika, Babul, Chandan; the third is Babul’s.',
  },
  {
    ...about,
    id: 'general-cause',
    question:
      '“Complaints fell after the new manager came, so the new manager made them fall.” What is the weakness of this argument?',
    options: [
      'It takes what came first for the cause',
      'It says the same thing twice',
      'It attacks the person instead of the claim',
      'It uses a word in two meanings',
    ],
    explanation:
      'That one thing follows another does not show that the first caused the second; something else may have made the complaints fall.',
  },
  {
    ...about,
    id: 'general-share',
    question: 'A chamber won 18 of the 24 matters that were decided last year. Which share is that?',
    options: ['75 per cent', '70 per cent', '66 per cent', '80 per cent'],
    explanation: '18 divided by 24 is three quarters, which is 75 per cent.',
  },
  {
    ...about,
    id: 'general-assumption',
    question:
      '“Our client was in Chattogram at nine that evening, so she did not sign the paper in Dhaka at nine that evening.” What does this argument take for granted?',
    options: [
      'That nobody can be at both places at the same moment',
      'That the paper was signed by somebody',
      'That the client has never been to Dhaka',
      'That the paper is of importance to the case',
    ],
    explanation:
      'From being at one place it concludes not being at the other. That holds only if one person cannot be at both at the same moment.',
  },
  {
    ...about,
    id: 'general-survey',
    question:
      'A firm asks the fifty clients who came back to it whether they were satisfied. Forty-eight say yes, and it concludes that its clients are satisfied. What is the best objection?',
    options: [
      'Those who were not satisfied may not have come back, and were not asked',
      'Fifty is an even number',
      'Two of the fifty did not say yes',
      'The clients were asked in their own language',
    ],
    explanation:
      'Clients who came back are more likely to be satisfied than all clients. Who stayed away was never asked, so the conclusion does not hold for all.',
  },
  {
    ...about,
    id: 'general-notice',
    question:
      'A reply must come within fourteen days of the notice; the day on which the notice arrives is not counted. It arrives on 3 March. On which day does the time end?',
    options: ['17 March', '16 March', '18 March', '14 March'],
    explanation: 'The first day is 4 March, so the fourteenth is 17 March.',
  },
  {
    ...about,
    id: 'general-rule',
    question:
      '“A visitor may enter with a pass, or together with a member; but nobody may enter after eight in the evening.” Who may enter?',
    options: [
      'A visitor without a pass who comes with a member at seven in the evening',
      'A visitor with a pass who comes alone at nine in the evening',
      'A visitor without a pass who comes alone at noon',
      'A visitor with a pass who comes with a member at ten in the evening',
    ],
    explanation:
      'A pass or a member is enough, so the first may enter. After eight nobody may, whatever they bring, and the third has neither a pass nor a member.',
  },
]
