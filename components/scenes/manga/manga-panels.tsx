/** Drawings of the manga's panels: ink on paper, in a few strokes. Every drawing is clipped at its edges. */

export type PanelId = 'street' | 'cat' | 'umbrella' | 'run' | 'door';

const viewBoxes: Readonly<Record<PanelId, string>> = {
  street: '0 0 400 260',
  cat: '0 0 200 280',
  umbrella: '0 0 200 280',
  run: '0 0 400 250',
  door: '0 0 400 290',
};

const ink = 'var(--manga-ink)';
const paper = 'var(--manga-paper)';
const tone = 'var(--manga-tone)';

export function PanelDrawing({ id, label }: { id: PanelId; label: string }) {
  return (
    <svg
      viewBox={viewBoxes[id]}
      preserveAspectRatio="xMidYMax slice"
      role="img"
      fill="none"
      stroke={ink}
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <title>{label}</title>
      <Drawing id={id} />
    </svg>
  );
}

function Drawing({ id }: { id: PanelId }) {
  switch (id) {
    case 'street':
      return (
        <>
          <path fill={tone} stroke="none" d="M-200 -300H600V232H-200z" />
          <path fill={paper} d="M-200 60H150V240H-200z" />
          <path fill={ink} d="M-20 108H52V206H-20zM-20 236H600V300H-20z" />
          <path
            fill={paper}
            stroke="none"
            d="M-12 116H16V152H-12zM24 116H44V152H24zM-12 160H16V198H-12zM24 160H44V198H24z"
          />
          <path
            fill={paper}
            d="M-200 52H160l12 34q-13 16 -26 0 -13 16 -26 0 -13 16 -26 0 -13 16 -26 0 -13 16 -26 0 -13 16 -26 0H-200z"
          />
          <path
            fill={ink}
            d="M134 52H160l12 34q-13 16 -26 0zM82 52h26l12 34q-13 16 -26 0zM30 52h26l12 34q-13 16 -26 0zM-22 52h26l12 34q-13 16 -26 0z"
          />
          <path d="M366 236V166q0 -14 -14 -14h-12" />
          <path fill={paper} stroke="none" d="M322 168h38l18 68h-74z" opacity=".6" />
          <path fill={paper} d="M327 150h28l8 18h-44z" />
          <g transform="translate(104 168)">
            <Girl />
            <path fill={paper} d="M-12 44h8v24h-14v-8h6zM4 44h8v24H-2v-8h6z" />
          </g>
          <Rain
            from={
              'M224 20l-10 44M262 96l-10 44M246 168l-10 40M296 130l-12 52M344 20l-12 50M352 120l-12 52M384 60l-12 54M392 150l-12 50M276 16l-8 30M330 190l-8 34M236 104l-6 26'
            }
          />
          <path stroke={paper} d="M210 252h44M292 262h58M60 256h30M360 246h30" />
        </>
      );
    case 'cat':
      return (
        <>
          <path fill={tone} stroke="none" d="M-100 -200H300V232H-100z" />
          <path fill={paper} d="M-100 232H300V320H-100z" />
          <Rain from="M30 90l-10 44M68 60l-8 38M164 110l-10 46M186 40l-10 44M176 190l-8 34M22 190l-8 32M128 84l-6 26" />
          <g transform="translate(100 184)">
            <CatHead />
          </g>
          <path fill={paper} d="M34 196H166l-8 64H42z" />
          <path fill={paper} d="M34 196l-26 18 18 8 14 -18zM166 196l26 18 -18 8 -14 -18z" />
          <path d="M100 198v60M60 212h24M60 220h16" />
          <path fill={ink} d="M76 192q8 -10 14 0 -2 12 -8 12t-6 -12zM110 192q8 -10 14 0 -2 12 -8 12t-6 -12z" />
          <path d="M12 266h26M160 270h34M80 274h40" />
        </>
      );
    case 'umbrella':
      return (
        <>
          <path fill={paper} d="M-100 -200H300V320H-100z" />
          <Rain from="M14 96l-10 44M36 40l-8 36M186 130l-10 46M192 60l-8 36M182 220l-8 34M16 210l-8 32M150 66l-8 30M90 70l-6 24" />
          <g transform="translate(0 32) scale(1 0.88)">
            <path d="M112 128V236q0 12 -11 12t-11 -10" />
            <path
              fill="#ea4c89"
              d="M12 172q4 -66 100 -66 82 4 82 66 -16 -14 -30 0 -16 -14 -32 0 -20 -14 -40 0 -20 -14 -40 0 -20 -14 -40 0z"
            />
            <path d="M112 106q-52 18 -60 66M112 106q-22 22 -20 66M112 106q20 22 20 66M112 106q46 18 52 66M112 106v-9" />
          </g>
          <g transform="translate(72 222) scale(0.72)">
            <CatHead />
          </g>
          <path fill={paper} d="M22 232H126l-6 44H28z" />
          <path fill={paper} d="M22 232l-18 12 12 6 12 -12zM126 232l18 12 -12 6 -12 -12z" />
          <path d="M74 234v42M0 276H200" />
        </>
      );
    case 'run':
      return (
        <>
          <path fill={paper} d="M-200 -300H600V300H-200z" />
          <path d="M410 60H300M410 84H336M410 116H274M410 146H318M410 172H256M410 200H300M-10 40H60M-10 72H38M-10 188H50M-10 120H28" />
          <Rain from="M60 20l-22 40M120 30l-18 32M30 104l-16 28M196 14l-16 30M248 40l-16 30M90 180l-14 24M280 150l-14 26M346 24l-16 30M380 96l-16 30" />
          <path fill={ink} d="M-200 236H600V300H-200z" />
          <path stroke={paper} d="M20 246h60M250 244h80M330 254h70" />
          <g transform="translate(150 150) rotate(-12) scale(-1 1)">
            <path fill={paper} d="M8 40l26 14 14 -6 5 9 -20 10 -34 -14zM-14 40l-16 26 -18 2 2 -10 12 -2 8 -20z" />
            <path fill={paper} d="M22 2l34 -6 2 12 -32 8zM-20 4l-30 16 6 10 28 -14z" />
            <Girl />
          </g>
          <path
            fill={paper}
            d="M222 234q-14 -16 -28 -14 6 -12 -8 -22 20 2 24 14 4 -12 14 -18 -4 14 6 22 6 -10 18 -12 -10 12 -6 30z"
          />
        </>
      );
    case 'door':
      return (
        <>
          <path fill={paper} d="M-200 -300H600V320H-200z" />
          <path d="M16 82L-40 104M34 108L4 150M64 118V146M94 104L118 128M108 74L168 84M106 42L166 14M18 40L-40 16" />
          <circle fill="#ea4c89" cx="62" cy="62" r="34" />
          <path fill={paper} d="M236 20H390V256H236z" />
          <path fill={tone} stroke="none" d="M300 30H380V256H300z" />
          <path d="M-200 256H600M236 256V20H390V256M246 256V30H380V256" />
          <path d="M300 30H380V256H300z" />
          <path fill={paper} d="M246 30l54 14V262l-54 -6z" />
          <path fill={paper} d="M256 52l34 8v66l-34 -4z" />
          <circle fill={ink} cx="290" cy="158" r="5" />
          <g transform="translate(336 190)">
            <Girl />
            <path fill={paper} d="M-12 44h8v24h-14v-8h6zM4 44h8v24H-2v-8h6z" />
          </g>
          <g transform="translate(112 206)">
            <path
              fill={ink}
              d="M-26 4q-14 30 -10 52h70q6 -30 -12 -52zM30 54q28 4 30 -18 0 -16 -13 -15 8 6 2 14 -8 6 -20 -2z"
            />
            <CatHead />
          </g>
          <path fill="#ea4c89" d="M46 258l-14 -78 -14 78q14 8 28 0z" />
          <path d="M32 180V164q0 -10 -10 -10t-10 9M32 186v72M32 262v10" />
          <path d="M10 274h30M196 276h50M90 282h40" />
        </>
      );
  }
}

/** A girl with a bob and a raincoat; her neck is at the origin. */
function Girl() {
  return (
    <>
      <path fill={paper} d="M-14-2q14 6 28 0l14 48q-28 8-56 0zM-31-32a31 31 0 1 0 62 0a31 31 0 1 0-62 0" />
      <path
        fill={ink}
        d="M-31-14q-12-56 31-56t31 56q-2 6-9 6 6-22-3-36l-5 10-5-10-7 11-7-11-6 11-5-10q-9 14-5 35-8 0-10-6zM-14-27q0-6 3.5-6t3.5 6-3.5 7-3.5-7zM7-27q0-6 3.5-6t3.5 6-3.5 7-3.5-7z"
      />
      <path d="M0 4v42M5 16h.5M5 30h.5M-4-12q4 3 8 0M-21-17l-5 3M20-17l5 3" />
    </>
  );
}

/** The head of a black cat. */
function CatHead() {
  return (
    <>
      <path fill={ink} d="M-44 -4L-40 -48 -16 -32h32L40 -48 44 -4Q40 28 0 28T-44 -4z" />
      <path
        fill={paper}
        stroke="none"
        d="M-29 -6q0 -11 10 -11t10 11 -10 11 -10 -11zM9 -6q0 -11 10 -11t10 11 -10 11 -10 -11z"
      />
      <path fill={ink} d="M-21 -14h5v16h-5zM17 -14h5v16h-5z" />
      <path fill="#ea4c89" d="M-4 9h8l-4 5z" />
      <path stroke={paper} d="M0 14q-2 6 -8 5M0 14q2 6 8 5" />
      <path d="M-40 6l-22 -4M-38 14l-22 4M40 6l22 -4M38 14l22 4" />
    </>
  );
}

function Rain({ from }: { from: string }) {
  return <path strokeWidth="2" d={from} />;
}
