import { useId } from 'react';

const stars = [
  [318, 168],
  [402, 84],
  [486, 34],
  [566, 142],
  [642, 58],
  [890, 44],
  [838, 150],
] as const;

const waves = [
  [378, 0.35],
  [402, 0.45],
  [432, 0.55],
  [468, 0.7],
  [510, 0.85],
] as const;

/**
 * The picture of a film: a lighthouse above the sea at night, and a boat that comes nearer as it plays. Sea and rock
 * continue below its edge, because on a narrow screen the subtitles are there.
 */
export function FilmPicture({ label }: { label: string }) {
  const beam = useId();
  return (
    <svg className="film-picture" viewBox="0 0 960 540" preserveAspectRatio="xMidYMax slice" role="img">
      <title>{label}</title>
      <linearGradient id={beam} x1="1" x2="0" y1="0" y2="0">
        <stop stopColor="#f6cd7c" stopOpacity=".5" />
        <stop offset=".35" stopColor="#f6cd7c" stopOpacity=".16" />
        <stop offset="1" stopColor="#f6cd7c" stopOpacity="0" />
      </linearGradient>
      <path d="M0 0H960V540H0z" fill="#20273a" />
      <path d="M0 262Q240 226 480 252T960 240V352H0z" fill="#262f47" />
      <g fill="#e9e2d2" className="film-stars">
        {stars.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="2" />
        ))}
      </g>
      <g transform="translate(60 66)">
        <circle cx="214" cy="150" r="74" fill="#2b344b" />
        <circle cx="214" cy="150" r="46" fill="#f0e6cc" />
        <path d="M196 126a9 9 0 1 0 1 0M228 158a13 13 0 1 0 1 0M206 172a5 5 0 1 0 1 0" fill="#ddd0ae" />
      </g>
      <g className="film-clouds" fill="#38425e">
        <path d="M-180 214q10 -24 46 -22 18 -34 62 -24 26 -26 62 -6 42 -10 54 22 40 -4 50 30z" />
        <path d="M214 196q12 -16 36 -13 16 -20 46 -12 34 -6 38 14 24 -2 30 11z" opacity=".8" />
        <path d="M404 132q14 -18 44 -14 22 -26 62 -13 40 -8 48 15 30 -2 36 12z" opacity=".55" />
      </g>
      <path d="M0 352H960V1080H0z" fill="#171d2d" />
      <g stroke="#f0e6cc" strokeWidth="4" strokeLinecap="round" opacity=".5" className="film-glitter">
        <path d="M236 364h76M250 380h58M228 398h70M260 418h54M242 442h40M270 470h34" />
      </g>
      <g fill="none" stroke="#4a5678" strokeWidth="3" strokeLinecap="round">
        {waves.map(([y, opacity], index) => (
          <path
            key={y}
            className="film-wave"
            data-back={index % 2 === 1 ? '' : undefined}
            opacity={opacity}
            d={`M-80 ${y}${'q20 -9 40 0t40 0'.repeat(14)}`}
          />
        ))}
      </g>
      <g className="film-boat">
        <g className="film-bob">
          <path d="M-2 2V-58M-2 -54L34 -14H-2" stroke="#0c101b" strokeWidth="4" fill="#c9c0ab" />
          <path d="M-42 -14h26v16h-26z" fill="#0c101b" />
          <path d="M-35 -9h12v8h-12z" fill="#f6cd7c" />
          <path d="M-60 0H52q-6 26 -24 28H-38Q-56 24 -60 0z" fill="#0c101b" />
          <path d="M-54 9H47" stroke="#ea4c89" strokeWidth="4" />
          <path d="M-50 36h30M-8 40h44M4 48h22" stroke="#f6cd7c" strokeWidth="3" strokeLinecap="round" opacity=".45" />
        </g>
      </g>
      {/* The beam has no end: it fades on its way out of the frame. */}
      <g className="film-beam" fill={`url(#${beam})`}>
        <path d="M752 148L-640 -60V250L752 156z" />
        <path d="M752 150L-640 20V150L752 154z" />
      </g>
      <g>
        <path d="M858 288v-26h12v36z" fill="#2b344b" />
        <path d="M802 362V312L840 282L878 312V362z" fill="#161c2d" />
        <path d="M790 322L840 274L890 322L884 327L840 291L796 327z" fill="#46516f" />
        <path d="M814 326h20v20h-20z" fill="#f6cd7c" />
        <path d="M824 326v20M814 336h20" stroke="#161c2d" strokeWidth="2.5" />
        <path d="M848 362V330q8 -7 16 0v32z" fill="#2b344b" />
      </g>
      <path
        d="M470 1080q18 -360 78 -540 18 -66 62 -88 16 -52 62 -70 22 -28 72 -30h70q66 6 92 -14 30 -14 54 -10V1080z"
        fill="#0c101b"
      />
      <path
        d="M604 470l-16 50M640 440l-22 84M676 408l-18 64M724 384l-16 74M776 384l-12 60M830 384l-6 84M884 372l-4 66M926 360v60"
        stroke="#2b344b"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M732 352l8 -172h24l8 172z" fill="#e9e2d2" />
      <path d="M736.5 262h31l2 40h-35zM741 180l-1.5 34h25l-1.5 -34z" fill="#ea4c89" />
      <path d="M758 180h6l8 172h-10z" fill="#0c101b" opacity=".22" />
      <path d="M728 174h48v7h-48zM734 132q18 -26 36 0zM750 108h4v10h-4z" fill="#0c101b" />
      <path d="M738 132h28v42h-28z" fill="#f6cd7c" />
      <path d="M745 132v42M759 132v42" stroke="#0c101b" strokeWidth="2.5" />
      <circle cx="752" cy="152" r="9" fill="#fff6dd" />
      <g transform="translate(662 392)">
        <path d="M-8 -20l-1 20h7l2 -18 2 18h7l-1 -20z" fill="#66718f" />
        <path d="M-10 -48q10 -7 20 0l5 31q-15 5 -30 0z" fill="#e9e2d2" />
        <path d="M9 -45q9 10 13 22" stroke="#e9e2d2" strokeWidth="6" strokeLinecap="round" fill="none" />
        <circle cy="-58" r="8" fill="#d9b99b" />
        <path d="M-8 -57q-2 -11 8 -11t9 9q-1 6 -4 8 -1 -7 -6 -8 -3 2 -7 2z" fill="#66718f" />
      </g>
      <g transform="translate(694 370)">
        <path d="M-6 -12v12h6v-12zM3 -12v12h6v-12z" fill="#d9b99b" />
        <path d="M-7 -42q8 -6 16 0l6 31q-14 5 -28 0z" fill="#ea4c89" />
        <path d="M-7 -38q-6 6 -10 15" stroke="#ea4c89" strokeWidth="5.5" strokeLinecap="round" fill="none" />
        <circle cx="1" cy="-51" r="7.5" fill="#d9b99b" />
        <path d="M-6 -50q-3 -11 7 -11t8 11q1 8 4 12 -9 3 -10 -4 -1 -7 -3 -10 -3 3 -6 2z" fill="#5a3b34" />
      </g>
    </svg>
  );
}
