import type { BankSubtopic } from '../../content-types.ts';

export const edicaoDeVideo: BankSubtopic = {
  domain: 'arte',
  subtopic: 'edicao-de-video',
  questions: [
    {
      question: 'Como começar a editar vídeo pelo celular?',
      family: 'fazer',
      hooks: [
        { mechanism: 'numero', text: 'Cortar, legendar, ajeitar o som: com três coisas já sai.' },
        { mechanism: 'cena', text: 'Ônibus lotado, polegar na linha do tempo, vídeo saindo.' },
        { mechanism: 'erro', text: 'Baixou oitenta transições e ainda nem aprendeu a cortar.' },
        { mechanism: 'desafio', text: 'Pega um minuto bruto e deixa só vinte segundos.' },
        { mechanism: 'prova', text: 'Abri o arquivo cru aqui: vou cortar na frente de vocês.' },
        { mechanism: 'contra', text: 'Editar começa apagando, e efeito fica por último.' },
        {
          mechanism: 'confissao',
          text: 'Meu primeiro corte levou cinco horas pra trinta segundos.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Silencia a trilha e assiste só com a fala.' },
      ],
    },
    {
      question: 'Por que meu vídeo fica parecendo amador depois de editado?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'O ouvido denuncia vídeo caseiro bem antes do olho.' },
        { mechanism: 'mito', text: 'Transição giratória em todo corte parece convite de quinze anos.' },
        { mechanism: 'erro', text: 'A música sobe bem em cima da frase boa.' },
        { mechanism: 'custo', text: 'Cada pausa de dois segundos é alguém indo embora.' },
        { mechanism: 'compara', text: 'Corte seco no gesto passa liso; efeito de fumaça grita.' },
        { mechanism: 'loop', text: 'Assiste sem som até o fim, que o problema pula da tela.' },
        { mechanism: 'dialogo', text: '“Tá faltando efeito.” Tá é sobrando meio minuto.' },
        { mechanism: 'chamada', text: 'Se a legenda cobre a sua boca, esse corte é pra já.' },
      ],
    },
    {
      question: 'Qual o melhor programa gratuito pra editar vídeo?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Editor bom é o que abre sem travar o aparelho.' },
        { mechanism: 'compara', text: 'Tela pequena resolve corte; computador segura vinte camadas.' },
        { mechanism: 'custo', text: 'Três editores instalados, nenhum vídeo terminado.' },
        { mechanism: 'pergunta', text: 'Quantas camadas um vídeo seu tem de verdade?' },
        { mechanism: 'numero', text: 'Testa dois editores, uma semana cada, e apaga um.' },
        { mechanism: 'erro', text: "Editou tudo e só viu a marca d'água no fim." },
        { mechanism: 'lacuna', text: 'Antes de instalar, procura uma palavra na página de preços.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu caçava programa novo. Hoje decoro os atalhos do velho.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Quanto tempo demora pra editar um vídeo curto?',
      family: 'tempo',
      hooks: [
        { mechanism: 'cena', text: 'Dez da noite, um minuto de vídeo, e ainda falta a legenda.' },
        { mechanism: 'mito', text: 'Vídeo curto não é rápido: um minuto pode levar três horas.' },
        { mechanism: 'desafio', text: 'Liga o cronômetro no próximo vídeo e marca onde emperra.' },
        { mechanism: 'numero', text: 'Dez segundos regravando poupam vinte minutos de remendo.' },
        { mechanism: 'prova', text: 'Editei esse aqui com um relógio no canto da tela.', needsTruth: true },
        { mechanism: 'quebra', text: 'Fecha a pasta de fontes: escolhe uma e usa o mês inteiro.' },
        { mechanism: 'loop', text: 'Eu repito um clique cem vezes aqui; no fim mostro o atalho.' },
        { mechanism: 'custo', text: 'Uma hora caçando música, e ninguém vai lembrar dela.' },
      ],
    },
    {
      question: 'Por que o vídeo perde qualidade quando eu exporto?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“No meu celular tava nítido.” E foi enviado pelo zap.' },
        { mechanism: 'erro', text: 'Exportou, mexeu, exportou outra vez: cada volta come um pouco.' },
        { mechanism: 'compara', text: 'Gravou deitado e postou em pé: o corte esticou tudo.' },
        { mechanism: 'chamada', text: 'Pra quem vê o rosto virar quadradinho depois de postar.' },
        { mechanism: 'mito', text: 'Gravar em resolução gigante não salva quarto escuro.' },
        {
          mechanism: 'confissao',
          text: 'Passei um ano apertando exportar sem ler a tela.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Confere os quadros por segundo do projeto e da câmera.' },
        { mechanism: 'prova', text: 'Mesmo arquivo, dois caminhos de envio: compara o cabelo.' },
      ],
    },
  ],
};
