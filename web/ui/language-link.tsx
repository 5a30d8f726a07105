import { chooseLanguage } from '../lib/language.ts'
import { otherLanguage } from '../lib/locale.ts'
import { cx } from './cx.ts'

/** Leads to this page in the other language, under that one's own name for itself. */
export function LanguageLink({ className }: { className?: string }) {
  const { code, name } = otherLanguage
  return (
    <a
      href={location.href}
      lang={code}
      aria-label={name}
      className={cx('inline-flex min-h-8 items-center rounded-sm font-semibold hover:underline', className)}
      onClick={(event) => {
        event.preventDefault()
        chooseLanguage(code)
      }}
    >
      {code === 'bn' ? <BanglaName /> : name}
    </a>
  )
}

/** Drawn, because a page in English loads no font for five letters. */
function BanglaName() {
  return (
    <svg viewBox="-2 -71 239 78" aria-hidden="true" className="h-[0.85em] fill-current">
      <path d="M41 0Q38 -5 33 -10Q28 -14 21 -17Q15 -20 8 -21L3 -33Q12 -39 22 -44Q33 -48 43 -51L41 -47L41 -53L-1 -53L-1 -63L61 -63L61 -53L52 -53L52 0ZM41 -11Q41 -13 41 -15Q41 -18 41 -21L41 -43L43 -40Q38 -38 33 -36Q28 -34 23 -32Q18 -29 13 -26L13 -29Q17 -29 21 -27Q25 -26 29 -23Q34 -21 37 -18Q40 -15 43 -11ZM89 -63L89 -53L79 -53L79 0L68 0L68 -46Q67 -49 65 -51Q63 -53 60 -53L59 -53L59 -63L61 -63Q64 -63 67 -60Q69 -57 70 -52L69 -52Q69 -54 69 -57Q68 -60 68 -63L68 -70L77 -70L79 -63ZM122 5Q118 0 113 -5Q109 -10 104 -14Q99 -18 93 -22L100 -32Q106 -28 112 -23Q118 -18 122 -12Q127 -6 131 0ZM110 -34Q105 -34 102 -36Q98 -37 96 -41Q94 -44 94 -48Q94 -53 96 -56Q98 -59 102 -61Q105 -63 110 -63Q114 -63 118 -61Q121 -59 123 -56Q125 -53 125 -48Q125 -44 123 -41Q121 -37 118 -36Q114 -34 110 -34ZM110 -43Q112 -43 114 -44Q116 -46 116 -48Q116 -51 114 -53Q112 -54 110 -54Q107 -54 106 -52Q104 -51 104 -48Q104 -46 106 -44Q107 -43 110 -43ZM187 0L187 -32L188 -32L188 -28Q187 -31 185 -33Q182 -35 179 -35Q177 -35 175 -33Q174 -32 174 -28Q174 -27 174 -26Q174 -25 174 -25L165 -24Q164 -30 162 -33Q159 -36 155 -36Q152 -36 150 -35Q149 -34 148 -32Q147 -30 147 -28Q147 -25 148 -23Q149 -21 151 -21Q153 -20 155 -20L155 -10Q151 -10 149 -12Q147 -14 147 -18Q147 -21 149 -23Q151 -26 155 -26Q159 -26 161 -23Q163 -21 163 -18Q163 -14 160 -12Q157 -9 153 -9Q148 -9 144 -12Q140 -14 138 -18Q135 -22 135 -28Q135 -34 138 -37Q140 -41 144 -43Q148 -46 152 -46Q157 -46 162 -44Q166 -41 169 -37Q172 -33 173 -27L165 -28Q165 -34 167 -38Q168 -42 171 -43Q174 -45 177 -45Q181 -45 185 -43Q188 -41 190 -37L188 -38Q187 -40 187 -42Q187 -44 187 -46L187 -53L131 -53L131 -63L208 -63L208 -53L199 -53L199 0ZM235 -63L235 -53L226 -53L226 0L215 0L215 -46Q214 -49 212 -51Q210 -53 206 -53L206 -53L206 -63L208 -63Q210 -63 213 -60Q216 -57 217 -52L216 -52Q216 -54 215 -57Q215 -60 215 -63L215 -70L224 -70L226 -63Z" />
    </svg>
  )
}
