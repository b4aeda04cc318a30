import type { BankSubtopic } from '../../content-types.ts';

export const dorNasCostas: BankSubtopic = {
  domain: 'saude',
  subtopic: 'dor-nas-costas',
  questions: [
    {
      question: 'Por que acordo com dor nas costas?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Um pé na meia, o outro no ar, a lombar trava.' },
        { mechanism: 'erro', text: 'De bruços, pescoço virado pra porta a noite toda.' },
        { mechanism: 'mito', text: 'Colchão de tábua não é remédio de coluna.' },
        { mechanism: 'desafio', text: 'Hoje à noite, um travesseiro entre os joelhos. Amanhã me conta.' },
        { mechanism: 'antes-depois', text: 'Eu saía da cama num pulo; agora rolo de lado primeiro.', needsTruth: true },
        { mechanism: 'custo', text: 'Colchão novo em dez vezes, e o cochilo torto no sofá.' },
        { mechanism: 'lacuna', text: 'Antes de culpar o colchão, lembra da tarde de ontem.' },
        { mechanism: 'numero', text: 'Sete horas na mesma posição, e a coluna range por dez minutos.' },
      ],
    },
    {
      question: 'Como aliviar dor na lombar em casa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'contra', text: 'Três dias de cama endurecem ainda mais a coluna.' },
        { mechanism: 'prova', text: 'Estendi o tapete aqui: um joelho no peito por vez.' },
        { mechanism: 'compara', text: 'Bolsa quente ou gelo, fica o que te deixa mexer.' },
        { mechanism: 'quebra', text: 'Levanta da cadeira e vai buscar água, sem pressa.' },
        { mechanism: 'dialogo', text: '“Deve ser rim.” Toda família tem quem fale isso.' },
        { mechanism: 'chamada', text: 'Sair do carro em duas etapas: você conhece essa cena.' },
        { mechanism: 'confissao', text: 'Só lembrei de alongar quando não alcancei o cadarço.', needsTruth: true },
        { mechanism: 'loop', text: 'Faço isso aqui enquanto a água do café ferve.', needsTruth: true },
      ],
    },
    {
      question: 'Qual cadeira é melhor pra quem tem dor nas costas?',
      family: 'decisao',
      hooks: [
        { mechanism: 'numero', text: 'Dois pés no chão valem mais que cinco alavancas.' },
        { mechanism: 'mito', text: 'Cadeira cara também entorta quem não levanta dela.' },
        { mechanism: 'cena', text: 'Mesa da cozinha, caixa de sapato embaixo do notebook.' },
        { mechanism: 'erro', text: 'Comprar pelo encosto bonito e ficar com o pé balançando.' },
        { mechanism: 'desafio', text: 'Senta até o fundo: sobram três dedos atrás do joelho.' },
        { mechanism: 'compara', text: 'Toalha enrolada na lombar contra cadeira gamer: a disputa é boa.' },
        { mechanism: 'contra', text: 'Nenhum assento foi feito pra oito horas sem pausa.' },
        { mechanism: 'custo', text: 'Um salário no encosto, e a tela na altura do umbigo.' },
      ],
    },
    {
      question: 'Quando a dor nas costas precisa de médico?',
      family: 'tempo',
      hooks: [
        { mechanism: 'chamada', text: 'Dor que desce e formiga o pé pede consulta.' },
        { mechanism: 'mito', text: 'Fisgada forte nem sempre é grave; a fraca e teimosa merece consulta.' },
        { mechanism: 'numero', text: 'Com qualquer um destes quatro sinais, o alongamento espera.' },
        { mechanism: 'erro', text: 'Relaxante muscular de gaveta, mês após mês, sem consulta.' },
        { mechanism: 'loop', text: 'Guarda essa: perna sem força é pra ir hoje.' },
        { mechanism: 'dialogo', text: '“Mais uma semana e a coluna melhora.” Já é a sexta.' },
        { mechanism: 'quebra', text: 'Fecha o vídeo de alongamento se teve tombo.' },
        { mechanism: 'lacuna', text: 'Lombar que pede médico avisa por outro lugar do corpo.' },
      ],
    },
    {
      question: 'Quem tem hérnia de disco pode fazer musculação?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Hérnia no exame não é cartão vermelho na academia.' },
        { mechanism: 'confissao', text: 'Depois da ressonância, tive medo até da sacola do mercado.', needsTruth: true },
        { mechanism: 'cena', text: 'Halter no chão, laudo na mochila, coragem nenhuma.' },
        { mechanism: 'erro', text: 'Primeira semana sem dor, e a carga antiga de volta.' },
        { mechanism: 'antes-depois', text: 'Fugi do agachamento dois anos. Hoje o treino abre com ele.', needsTruth: true },
        { mechanism: 'prova', text: 'Vou mostrar três agachamentos, do sofá até a barra.' },
        { mechanism: 'custo', text: 'Parar tudo enfraquece o músculo que segura a coluna.' },
        { mechanism: 'compara', text: 'Máquina ou peso livre, quem escolhe é o fisioterapeuta.' },
      ],
    },
  ],
};
