const stars = [
  [70, 60],
  [150, 130],
  [236, 48],
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
 * A film's picture: a lighthouse above the sea at night, and a boat that the film brings nearer. Sea and rock go on below its
 * edge: on a narrow screen the subtitles stand there.
 */
export function FilmPicture({ label }: { label: string }) {
  return (
    <svg className="film-picture" viewBox="0 0 960 540" preserveAspectRatio="xMidYMax slice" role="img">
      <title>{label}</title>
      <path d="M0 0H960V540H0z" fill="#20273a" />
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
      <g className="film-clouds" fill="none" stroke="#3a4562" strokeWidth="7" strokeLinecap="round">
        <path d="M-120 190H110M-70 206H180M150 184H320M200 200H270" />
        <path d="M420 110H560M470 126H640M590 96H690" opacity=".7" />
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
      <g className="film-beam" fill="#f6cd7c">
        <path d="M752 152L-60 36V196z" opacity=".13" />
        <path d="M752 152L-60 88V152z" opacity=".13" />
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
      <path d="M806 356v-44l34 -26 34 26v50z" fill="#161b2b" />
      <path d="M798 318l42 -34 42 34" fill="none" stroke="#3a4562" strokeWidth="6" strokeLinecap="round" />
      <path d="M830 324h20v20h-20z" fill="#f6cd7c" />
      <path d="M840 324v20M830 334h20" stroke="#161b2b" strokeWidth="2.5" />
      <g fill="#e9e2d2">
        <circle cx="668" cy="350" r="8" />
        <path d="M656 394q-2 -34 12 -34t13 30z" />
        <circle cx="696" cy="360" r="6" fill="#ea4c89" />
        <path d="M687 392q0 -24 9 -24t10 22z" fill="#ea4c89" />
      </g>
    </svg>
  );
}
