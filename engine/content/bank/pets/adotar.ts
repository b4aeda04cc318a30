import type { BankSubtopic } from '../../content-types.ts';

export const adotar: BankSubtopic = {
  domain: 'pets',
  subtopic: 'adotar',
  questions: [
    {
      question: 'Como adotar um cachorro ou gato?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Feira de sábado, e aquele olho grudado em você.' },
        { mechanism: 'erro', text: 'Ele já tá no seu colo, e a casa ainda nem sabe.' },
        { mechanism: 'numero', text: 'Visita o abrigo duas vezes antes de assinar o termo.' },
        { mechanism: 'desafio', text: 'Pergunta na ONG o que ele faz quando chove.' },
        { mechanism: 'quebra', text: 'Antes da caminha, bota tela na janela.' },
        { mechanism: 'loop', text: 'Aquela entrevista comprida da ONG tem motivo. Já chego nele.' },
        { mechanism: 'prova', text: 'Vou ler a ficha do abrigo, pergunta por pergunta.' },
        { mechanism: 'contra', text: 'Adoção que demora uns dias costuma ser a mais bem feita.' },
      ],
    },
    {
      question: 'Por que o cachorro adotado tem medo de tudo?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'numero', text: 'Três dias de susto, três semanas de rotina, três meses de casa.' },
        { mechanism: 'cena', text: 'Você pegou a vassoura, e ele já tá embaixo da mesa.' },
        { mechanism: 'mito', text: 'Medo de homem de boné nem sempre é lembrança de pancada.' },
        { mechanism: 'erro', text: 'Puxar ele da toca pra mostrar que não tem perigo.' },
        { mechanism: 'contra', text: 'Festa de boas-vindas, pra ele, é estranho falando alto.' },
        { mechanism: 'desafio', text: 'Senta de lado no piso e deixa o petisco cair.' },
        {
          mechanism: 'confissao',
          text: 'Foram dez dias sem abanar o rabo. Achei que era comigo.',
          needsTruth: true,
        },
        {
          mechanism: 'antes-depois',
          text: 'Ele só comia de madrugada. Hoje me empurra até o pote.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Adotar filhote ou cachorro adulto: qual é melhor?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'O filhote rói o rodapé. O adulto já dorme.' },
        { mechanism: 'mito', text: 'Cachorro adulto se apega, só demora um pouco pra mostrar.' },
        { mechanism: 'contra', text: 'Adotar adulto tem essa vantagem: o tamanho não é mais surpresa.' },
        { mechanism: 'custo', text: 'Filhote cobra em noite mal dormida, vacina e pé de mesa.' },
        { mechanism: 'dialogo', text: '“Quero educar do zero.” Separa três pares de sapato.' },
        { mechanism: 'lacuna', text: 'Olha a sua agenda das sete: ela escolhe por você.' },
        { mechanism: 'prova', text: 'Botei lado a lado a primeira noite de cada um.', needsTruth: true },
        { mechanism: 'chamada', text: 'Trabalha fora o dia todo? Passa antes na baia dos adultos.' },
      ],
    },
    {
      question: 'Quando é a hora certa de adotar um pet?',
      family: 'tempo',
      hooks: [
        { mechanism: 'quebra', text: 'Abre o calendário do ano antes da feira de adoção.' },
        { mechanism: 'numero', text: 'São uns quinze anos de passeio, com chuva e com feriado.' },
        { mechanism: 'erro', text: 'Dar filhote no Natal, com laço no pescoço e ninguém avisado.' },
        { mechanism: 'custo', text: 'Vai mudar de cidade em março? Essa conta também entra.' },
        { mechanism: 'cena', text: 'A criança pedindo, e o contrato de aluguel proibindo bicho.' },
        { mechanism: 'pergunta', text: 'Com quem ele passa o feriado?' },
        { mechanism: 'desafio', text: 'Faz o passeio sem cachorro por sete noites.' },
        { mechanism: 'mito', text: 'Não tem prazo pra adotar depois que o antigo se foi.' },
      ],
    },
    {
      question: 'Tenho alergia: posso adotar um gato?',
      family: 'decisao',
      hooks: [
        { mechanism: 'mito', text: 'Gato pelado também faz muita gente espirrar.' },
        { mechanism: 'numero', text: 'Passa três tardes na casa de um amigo com gato antes.' },
        { mechanism: 'lacuna', text: 'O que faz espirrar não é bem o pelo do gato.' },
        { mechanism: 'cena', text: 'Olho vermelho, nariz entupido, e ele ronronando no seu peito.' },
        { mechanism: 'contra', text: 'Um quarto proibido pro gato e um bom alergista já ajudam.' },
        { mechanism: 'erro', text: 'O gato chega na sexta e volta pro abrigo no domingo.' },
        { mechanism: 'chamada', text: 'Tem asma na família? A consulta vem antes da caixinha.' },
        { mechanism: 'dialogo', text: '“É só um comprimido.” Todo dia, por quinze anos, pensa bem.' },
      ],
    },
  ],
};
