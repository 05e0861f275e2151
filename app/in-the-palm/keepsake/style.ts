/** A leaf of an album, on paper that needs no font of ours. */
export const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#5b4136;color:#2b2a3a;font:18px/1.5 Fraunces,Georgia,'Times New Roman',serif}
main{max-width:44em;margin:4vh auto;padding:2em 1.4em;background:#fffaf0;box-shadow:0 6px 26px #1b0f0899}
h1{margin:0;font-size:1.7em;line-height:1.2;color:#a63e30;text-wrap:balance}
h2{margin:1.6em 0 .5em;font-size:1.2em}h2 em{font-weight:500}
.cast,footer{color:#5a4f5c}footer{margin-top:2em;font-size:.9em}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:10px}
figure{margin:0}figcaption{text-align:center;font-size:.9em}
.box{position:relative;aspect-ratio:3/4;border-radius:16px;overflow:hidden;background:radial-gradient(80% 60% at 50% 45%,#fbf0d2,#e6c995)}
.box.dark{background:#05060a}.box>*{position:absolute;inset:0;width:100%;height:100%}
.trail{fill:none;stroke:#673b59;stroke-width:9;stroke-linecap:round;stroke-linejoin:round;opacity:.55}
.skin{fill:#0c0f16}.way{fill:none;stroke:#fff;stroke-width:9;stroke-linecap:round;opacity:.22}.glow{fill:#fff;filter:blur(12px)}
button{display:block;width:100%;min-height:52px;margin:10px 0 6px;border:1.5px solid #8d7a63;border-radius:14px;background:#fffaf0;color:inherit;font:inherit;font-weight:600;cursor:pointer}
button:focus-visible,input:focus-visible{outline:3px solid #2b2a3a;outline-offset:2px}
input{width:100%;height:44px;margin:0;accent-color:#9a6420}
.album{list-style:none;margin:0;padding:14px;display:grid;grid-template-columns:repeat(auto-fill,minmax(11em,1fr));gap:14px;background:#5b4136;color:#fbf0d8;border-radius:8px}
.album img{display:block;width:100%;height:auto;border-radius:4px}.album p{margin:.3em 0;font-size:.9em;line-height:1.35}
.pick{display:inline-block;padding:.1em .6em;border-radius:1em;background:#fffaf0;color:#b0382a;font-size:.9em}.pick.right{color:#3d6a48}
@media print{body{background:none}main{box-shadow:none;margin:0 auto}button,input{display:none}}
`
