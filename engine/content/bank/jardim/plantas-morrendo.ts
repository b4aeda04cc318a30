import type { BankSubtopic } from '../../content-types.ts';

export const plantasMorrendo: BankSubtopic = {
  domain: 'jardim',
  subtopic: 'plantas-morrendo',
  questions: [
    {
      question: 'Por que a folha da planta fica amarela?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'Amarelo de baixo e amarelo de cima contam histórias diferentes.' },
        { mechanism: 'mito', text: 'Folha velha amarela, uma por vez, é só aposentadoria.' },
        { mechanism: 'cena', text: 'Terça de manhã, folha no chão, terra molhada de domingo.' },
        { mechanism: 'erro', text: 'Correu pro adubo com a raiz ainda no brejo.' },
        { mechanism: 'compara', text: 'Amarela e mole é água; amarela e crocante, sede.' },
        { mechanism: 'desafio', text: 'Ergue o vaso: se pesa feito tijolo, segura a água.' },
        { mechanism: 'custo', text: 'Três remédios na mesma semana e ninguém sabe qual matou.' },
        { mechanism: 'prova', text: 'Três folhas amarelas lado a lado: só uma tem praga.' },
      ],
    },
    {
      question: 'Como salvar planta que foi regada demais?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Puxa o torrão pra fora e encosta no jornal.' },
        { mechanism: 'loop', text: 'Embrulha o torrão num pano velho, que amanhã a gente abre.' },
        { mechanism: 'numero', text: 'Quatro passos: tirar, cortar o podre, secar, replantar.' },
        { mechanism: 'contra', text: 'Sol forte não enxuga raiz afogada, só cozinha a folha.' },
        { mechanism: 'dialogo', text: '“Mas ela parecia com sede.” Raiz podre também murcha.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu regava pela folha caída. Agora regulo pelo peso do vaso.',
          needsTruth: true,
        },
        { mechanism: 'erro', text: 'Trocar a encharcada pra um vaso maior só aumenta a poça.' },
        { mechanism: 'chamada', text: 'Se o pratinho tem água desde quinta, começa por ele.' },
      ],
    },
    {
      question: 'Vale a pena salvar planta quase morta ou é melhor desistir?',
      family: 'decisao',
      hooks: [
        { mechanism: 'desafio', text: 'Raspa o caule com a unha e procura verde.' },
        { mechanism: 'confissao', text: 'Guardei um graveto por um ano só por orgulho.', needsTruth: true },
        { mechanism: 'mito', text: 'Toco sem folha ainda pode ter raiz viva.' },
        { mechanism: 'lacuna', text: 'Uma estaca pode salvar a planta sem salvar o vaso.' },
        { mechanism: 'pergunta', text: 'Alguma parte dela ainda dobra sem quebrar?' },
        { mechanism: 'compara', text: 'Um galho verde vale a tentativa; caule oco vira adubo.' },
        { mechanism: 'custo', text: 'Praga teimosa numa moribunda vai visitar o vaso do lado.' },
        { mechanism: 'cena', text: 'Vaso encostado atrás da máquina, esperando coragem pro lixo.' },
      ],
    },
    {
      question: 'Em quanto tempo uma planta se recupera depois da poda?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Uns quinze dias sem novidade, e um ponto verde aparece.' },
        { mechanism: 'loop', text: 'Fotografa o toco hoje, do mesmo ângulo, com a data.' },
        { mechanism: 'contra', text: 'Planta recém-podada quer sossego, e nada de adubo forte.' },
        { mechanism: 'erro', text: 'Podou, trocou de vaso e mudou de janela no mesmo sábado.' },
        { mechanism: 'quebra', text: 'Abaixa a tesoura: um terço por vez já chega.' },
        {
          mechanism: 'antes-depois',
          text: 'Na primeira poda eu rezei. Na terceira, já dei muda pra vizinha.',
          needsTruth: true,
        },
        { mechanism: 'mito', text: 'Muita planta pelada no inverno tá só dormindo.' },
        { mechanism: 'dialogo', text: '“Cortei e nada.” Faz nove dias, calma.' },
      ],
    },
    {
      question: 'Como acabar com cochonilha e mosquinha de planta?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Algodãozinho branco escondido na axila da folha.' },
        { mechanism: 'desafio', text: 'Cotonete com álcool num bichinho de cada vez, longe do sol.' },
        { mechanism: 'mito', text: 'Mosquinha rondando o vaso ama terra sempre molhada.' },
        { mechanism: 'prova', text: 'Passei a lupa no talo: esses carocinhos andam.' },
        { mechanism: 'chamada', text: 'Dedo grudando na folha? Tem bicho chupando seiva.' },
        { mechanism: 'numero', text: 'Repete a limpeza três semanas, que os ovos têm horário.' },
        { mechanism: 'erro', text: 'A recém-comprada foi direto pro meio da coleção.' },
        { mechanism: 'custo', text: 'Um vaso infestado na prateleira põe dez vizinhos em risco.' },
      ],
    },
  ],
};
