import type { Category } from '../../contract/categories.ts'

/** A client's business with the firm: what several tasks are about. */
export interface Matter {
  category: Category
  client: string
  /** Who works on it, as places in the list of associates; a partner supervises. */
  associates: readonly number[]
}

const on = (category: Category, associates: readonly number[], ...clients: string[]): Matter[] =>
  clients.map((client) => ({ category, client, associates }))

/** The clients of the firm are invented; so are their troubles. */
export const matters: readonly Matter[] = [
  ...on(
    'Litigation',
    [0, 3, 5],
    'Md. Jashim Uddin',
    'Shapla Garments Ltd',
    'রহিমা খাতুন',
    'Karim & Sons Shipping',
  ),
  ...on('Litigation', [0, 5], 'আব্দুল মালেক', 'Hasan Mahmud', 'Turag Cold Storage Ltd'),
  ...on(
    'Tax & Regulatory',
    [1, 2],
    'Mohua Agro Foods Ltd',
    'Lalmatia Diagnostics Ltd',
    'Bijoynagar Steel Mills Ltd',
  ),
  ...on('Tax & Regulatory', [1], 'Sonar Tori Logistics', 'Lily Begum'),
  ...on(
    'Real Estate',
    [3, 4],
    'Shaptak Habitat Ltd',
    'হাজী মোহাম্মদ ইদ্রিস',
    'Farida Yasmin',
    'Uttara Lake View Owners',
  ),
  ...on('Real Estate', [4, 5], 'জাহানারা বেগম', 'Green Canal Builders Ltd'),
  ...on(
    'Intellectual Property',
    [2],
    'Nokshi Handicrafts',
    'Deshi Masala Products',
    'PixelBari Software Ltd',
    'Aroma Tea Estate',
  ),
  ...on(
    'Banking & Finance',
    [1, 2],
    'Dhaleshwari Bank PLC',
    'Ichamati Textile Mills Ltd',
    'Al-Amin Islami Finance',
  ),
  ...on('Banking & Finance', [2], 'Surma Power Generation Ltd'),
  ...on(
    'Corporate',
    [1, 2, 4],
    'Kornofuli Ventures Ltd',
    'ShopNobab Ltd',
    'Hashem Family Holdings',
    'Nordvik Energy AS',
  ),
  ...on('Commercial', [3, 4], 'Pashur Seafood Exports Ltd', 'Bhairab Ceramics Ltd', 'CityRide Transport'),
  ...on('Employment', [4, 5], 'Chalanbeel Knitwear Ltd', 'Shafiqul Islam', 'ব্র্যান্ডন ফ্যাশনস লিমিটেড'),
  ...on('Family Law', [3, 5], 'Tahmina Sultana', 'শিরিন আক্তার', 'Rezaul Haque', 'Estate of Abdur Rob'),
  ...on('Immigration', [0, 2], 'Hiroshi Tanaka', 'Lakshmi Narayanan', 'Nordvik Energy AS', 'Wei Zhang'),
]
